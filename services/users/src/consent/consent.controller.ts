import { Body, Controller, Headers, Param, Patch } from '@nestjs/common'
import {
  type ConsentChange,
  type CreatedUser,
  consentChangeSchema,
  createdUserSchema,
} from '@rafiq/contracts/members'
import {
  CurrentSession,
  idParam,
  OptionalSession,
  RateLimit,
  Returns,
  type Session,
} from '@rafiq/service-kit'
import { ChangeConsent } from './change-consent.ts'

@Controller('api/users/:id/consent')
export class ConsentController {
  constructor(private readonly consents: ChangeConsent) {}

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
    return this.consents.change(id, answer, session, cookies)
  }
}
