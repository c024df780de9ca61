import { Body, Controller, Headers, Post, Res, UseGuards } from '@nestjs/common'
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
import { LargeBody, Public, RateLimit, Returns } from '@rafiq/service-kit'
import type { UsersSettings } from '../settings.ts'
import { type ReplyHeaders, sendWithCookies } from '../support/http.ts'
import { RegisterFromBrowser } from './register-member.ts'
import { RegistrationLimitsGuard } from './registration-limits.guard.ts'
import { RegistrationProofs } from './registration-proofs.ts'

@Controller('api/users')
export class RegistrationController {
  constructor(
    private readonly registrations: RegisterFromBrowser,
    private readonly proofs: RegistrationProofs,
  ) {}

  /** What an address beyond its allowance has to solve before it registers. */
  @Post('registration-challenge')
  @Public()
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
    return sendWithCookies(reply, await this.registrations.run(registration, cookies))
  }
}
