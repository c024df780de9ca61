import { Body, Controller, Headers, Inject, Post, Res, SerializeOptions } from '@nestjs/common'
import { ApiConflictResponse, ApiCreatedResponse } from '@nestjs/swagger'
import {
  errorBodySchema,
  limits,
  onboardingCookie,
  type Registration,
  type RegistrationResult,
  registrationResultSchema,
  registrationSchema,
} from '@rafiq/contracts'
import { Clock, isSecure, LargeBody, Public, RateLimit, SETTINGS, writeCookie } from '@rafiq/service-kit'
import { KnownDevices } from '../devices/known-devices.ts'
import type { UsersSettings } from '../settings.ts'
import type { ReplyHeaders } from '../support/reply-headers.ts'
import { requestLanguage } from '../support/request-language.ts'
import { onboardingSeconds, signOnboarding } from './onboarding-cookie.ts'
import { RegistrationService } from './registration.service.ts'

@Controller('api/users/with-matching')
export class RegistrationController {
  constructor(
    @Inject(RegistrationService) private readonly registrations: RegistrationService,
    @Inject(KnownDevices) private readonly devices: KnownDevices,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  @Post()
  @Public()
  @LargeBody(limits.body.withPhoto)
  @RateLimit({ name: 'register', points: 100, seconds: 3600, by: 'address' })
  @SerializeOptions({ schema: registrationResultSchema })
  @ApiCreatedResponse({ standardSchema: registrationResultSchema })
  @ApiConflictResponse({ standardSchema: errorBodySchema })
  async register(
    @Body({ schema: registrationSchema }) registration: Registration,
    @Headers('cookie') cookies: string | undefined,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): Promise<RegistrationResult> {
    const { device, setCookie } = this.devices.recognise(cookies)
    const language = requestLanguage(registration.language, cookies, isSecure(this.settings))
    const result = await this.registrations.register(registration, language, device)
    reply.header('set-cookie', this.onboarding(result.user.id))
    reply.header('set-cookie', setCookie)
    return result
  }

  private onboarding(memberId: string): string {
    const value = signOnboarding(this.settings.ONBOARDING_KEYS, memberId, this.clock.now())
    const secure = isSecure(this.settings)
    return writeCookie(onboardingCookie, value, { seconds: onboardingSeconds, secure })
  }
}
