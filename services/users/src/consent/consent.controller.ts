import { Body, Controller, Headers, Inject, Param, Patch, SerializeOptions } from '@nestjs/common'
import { ApiOkResponse } from '@nestjs/swagger'
import {
  type ConsentChange,
  type CreatedUser,
  consentChangeSchema,
  createdUserSchema,
  onboardingCookie,
} from '@rafiq/contracts'
import {
  Clock,
  CurrentSession,
  isSecure,
  OptionalSession,
  RateLimit,
  readCookie,
  SETTINGS,
  type Session,
} from '@rafiq/service-kit'
import { readOnboarding } from '../registration/onboarding-cookie.ts'
import type { UsersSettings } from '../settings.ts'
import { memberIdParam } from '../support/params.ts'
import { requestLanguage } from '../support/request-language.ts'
import { ConsentService } from './consent.service.ts'

@Controller('api/users/:id/consent')
export class ConsentController {
  constructor(
    @Inject(ConsentService) private readonly consents: ConsentService,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  @Patch()
  @OptionalSession()
  @RateLimit({ name: 'consent', points: 60, seconds: 900, by: 'member' })
  @SerializeOptions({ schema: createdUserSchema })
  @ApiOkResponse({ standardSchema: createdUserSchema })
  change(
    @Param('id', memberIdParam) id: string,
    @Body({ schema: consentChangeSchema }) answer: ConsentChange,
    @Headers('cookie') cookies: string | undefined,
    @CurrentSession() session: Session | null,
  ): Promise<CreatedUser> {
    const secure = isSecure(this.settings)
    const cookie = readCookie(cookies, onboardingCookie, secure)
    const onboarding = readOnboarding(this.settings.ONBOARDING_KEYS, cookie, this.clock.now())
    const caller = { session: session?.memberId ?? null, onboarding }
    return this.consents.change(id, caller, answer, requestLanguage(answer.language, cookies, secure))
  }
}
