import { Body, Controller, Headers, Inject, Param, Patch } from '@nestjs/common'
import {
  type ConsentChange,
  type CreatedUser,
  consentChangeSchema,
  createdUserSchema,
} from '@rafiq/contracts/members'
import {
  CurrentSession,
  idParam,
  isSecure,
  OptionalSession,
  RateLimit,
  Returns,
  SETTINGS,
  type Session,
} from '@rafiq/service-kit'
import { OnboardingCookies } from '../registration/onboarding-cookie.ts'
import type { UsersSettings } from '../settings.ts'
import { requestLanguage } from '../support/http.ts'
import { ChangeConsent } from './change-consent.ts'

@Controller('api/users/:id/consent')
export class ConsentController {
  constructor(
    private readonly consents: ChangeConsent,
    private readonly onboarding: OnboardingCookies,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  @Patch()
  @OptionalSession()
  @RateLimit({ name: 'consent', points: 60, seconds: 900, by: 'member' })
  @Returns(createdUserSchema)
  change(
    @Param('id', idParam) id: string,
    @Body({ schema: consentChangeSchema }) answer: ConsentChange,
    @Headers('cookie') cookies: string | undefined,
    @CurrentSession() session: Session | null,
  ): Promise<CreatedUser> {
    const caller = { session: session?.memberId ?? null, onboarding: this.onboarding.read(cookies) }
    const language = requestLanguage(answer.language, cookies, isSecure(this.settings))
    return this.consents.change(id, caller, answer, language)
  }
}
