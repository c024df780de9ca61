import { Controller, Delete, Headers } from '@nestjs/common'
import { sessionHeader } from '@rafiq/platform-contracts'
import { CurrentSession, OptionalSession, RateLimit, ReturnsNothing, type Session } from '@rafiq/service-kit'
import { DeleteOwnAccount } from './delete-own-account.ts'

@Controller('api/user')
export class OwnAccountController {
  constructor(private readonly deletions: DeleteOwnAccount) {}

  /** The session ends with the account, so a repeated request has none any more. */
  @Delete('delete')
  @OptionalSession()
  @RateLimit({ name: 'account-delete', points: 20, seconds: 900, by: 'member' })
  @ReturnsNothing()
  delete(@CurrentSession() session: Session | null, @Headers(sessionHeader) token: unknown): Promise<void> {
    return this.deletions.delete(session, token)
  }
}
