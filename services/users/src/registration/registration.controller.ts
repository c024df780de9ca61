import { Body, Controller, Headers, Inject, Post, Res } from '@nestjs/common'
import { ApiConflictResponse } from '@nestjs/swagger'
import { errorBodySchema, limits } from '@rafiq/contracts'
import {
  type Registration,
  type RegistrationResult,
  registrationResultSchema,
  registrationSchema,
} from '@rafiq/contracts/members'
import { isSecure, LargeBody, Public, RateLimit, Returns, SETTINGS } from '@rafiq/service-kit'
import { KnownDevices } from '../sessions/known-devices.ts'
import type { UsersSettings } from '../settings.ts'
import { type ReplyHeaders, requestLanguage } from '../support/http.ts'
import { OnboardingCookies } from './onboarding-cookie.ts'
import { RegisterMember } from './register-member.ts'

@Controller('api/users/with-matching')
export class RegistrationController {
  constructor(
    private readonly registrations: RegisterMember,
    private readonly devices: KnownDevices,
    private readonly onboarding: OnboardingCookies,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  @Post()
  @Public()
  @LargeBody(limits.body.withPhoto)
  @RateLimit({ name: 'register', points: 100, seconds: 3600, by: 'address' })
  @Returns(registrationResultSchema, 201)
  @ApiConflictResponse({ standardSchema: errorBodySchema })
  async register(
    @Body({ schema: registrationSchema }) registration: Registration,
    @Headers('cookie') cookies: string | undefined,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): Promise<RegistrationResult> {
    const { device, setCookie } = this.devices.recognise(cookies)
    const language = requestLanguage(registration.language, cookies, isSecure(this.settings))
    const result = await this.registrations.register(registration, { language, device })
    reply.header('set-cookie', this.onboarding.setCookie(result.user.id))
    reply.header('set-cookie', setCookie)
    return result
  }
}
