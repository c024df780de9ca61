import { Body, Controller, Headers, HttpCode, Inject, Post, Res, UseGuards } from '@nestjs/common'
import { ApiConflictResponse, ApiForbiddenResponse, ApiHeader } from '@nestjs/swagger'
import { errorBodySchema, limits } from '@rafiq/contracts'
import {
  type Registration,
  type RegistrationChallenge,
  type RegistrationResult,
  registrationChallengeSchema,
  registrationProofHeader,
  registrationResultSchema,
  registrationSchema,
} from '@rafiq/contracts/members'
import { isSecure, LargeBody, Public, RateLimit, Returns, SETTINGS } from '@rafiq/service-kit'
import { KnownDevices } from '../sessions/known-devices.ts'
import type { UsersSettings } from '../settings.ts'
import { type ReplyHeaders, requestLanguage } from '../support/http.ts'
import { OnboardingCookies } from './onboarding-cookie.ts'
import { RegisterMember } from './register-member.ts'
import { RegistrationLimitsGuard } from './registration-limits.guard.ts'
import { RegistrationProofs } from './registration-proofs.ts'

@Controller('api/users')
export class RegistrationController {
  constructor(
    private readonly registrations: RegisterMember,
    private readonly devices: KnownDevices,
    private readonly onboarding: OnboardingCookies,
    private readonly proofs: RegistrationProofs,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  /** What an address beyond its allowance has to solve before it registers. */
  @Post('registration-challenge')
  @Public()
  @HttpCode(200)
  @RateLimit({
    name: 'registration-challenge',
    points: ({ REGISTRATION_LIMIT }: UsersSettings) => REGISTRATION_LIMIT,
    seconds: 3600,
    by: 'address',
  })
  @Returns(registrationChallengeSchema)
  challenge(): Promise<RegistrationChallenge> {
    return this.proofs.challenge()
  }

  @Post('with-matching')
  @Public()
  @LargeBody(limits.body.withPhoto)
  @UseGuards(RegistrationLimitsGuard)
  @Returns(registrationResultSchema, 201)
  @ApiConflictResponse({ standardSchema: errorBodySchema })
  @ApiForbiddenResponse({ standardSchema: errorBodySchema })
  @ApiHeader({ name: registrationProofHeader, required: false })
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
