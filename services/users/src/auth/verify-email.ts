import { Injectable } from '@nestjs/common'
import { Clock, MalformedError } from '@rafiq/service-kit'
import { OneTimeTokens } from '../mails/one-time-tokens.ts'
import { MemberChanges } from '../members/member-changes.ts'

/** What a verification link does. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly tokens: OneTimeTokens,
    private readonly changes: MemberChanges,
    private readonly clock: Clock,
  ) {}

  /** @throws MalformedError `invalid-verification-link` */
  async verify(token: string): Promise<void> {
    const now = this.clock.now()
    const memberId = await this.tokens.ownerOf(token, 'verify-email', now)
    const verified =
      memberId &&
      (await this.changes.change(memberId, async (member) => {
        if (!(await this.tokens.redeem(token, 'verify-email', now))) throw invalidLink()
        member.emailVerifiedAt ??= now
        return true
      }))
    if (!verified) throw invalidLink()
  }
}

const invalidLink = () => new MalformedError('invalid-verification-link')
