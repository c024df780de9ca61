import { Injectable } from '@nestjs/common'
import type { ResetPassword as Reset, ResetLinkState } from '@rafiq/contracts/accounts'
import { Clock, MalformedError } from '@rafiq/service-kit'
import { OneTimeTokens } from '../mails/one-time-tokens.ts'
import { SecurityMails } from '../mails/security-mails.ts'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { Passwords } from '../passwords/passwords.ts'
import { SessionEnding } from '../sessions/session-ending.ts'

/** A new password by the link of a mail: all sessions end, and whoever reads the mail has shown that the address is theirs. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly members: MemberRepository,
    private readonly tokens: OneTimeTokens,
    private readonly passwords: Passwords,
    private readonly ending: SessionEnding,
    private readonly mails: SecurityMails,
    private readonly clock: Clock,
  ) {}

  /** @throws MalformedError `invalid-reset-link`, `weak-password` */
  async reset({ token, password }: Reset): Promise<void> {
    const now = this.clock.now()
    const known = await this.ownerOf(token, now)
    await this.passwords.check(password, known)
    const stored = await this.passwords.store(password, known.role)
    const changed = await this.ending.endWith(known.id, async (member) => {
      if (!(await this.tokens.redeem(token, 'reset-password', now))) throw invalidLink()
      Object.assign(member, stored)
      await this.tokens.end(member.id, 'verify-email')
      member.emailVerifiedAt ??= now
      await this.mails.queue(member.id, 'password-changed', now)
      return true
    })
    if (!changed) throw invalidLink()
  }

  /** Whether a link would be taken now, without using it up: its page asks before it shows a form. */
  async check(token: string): Promise<ResetLinkState> {
    return { valid: (await this.tokens.ownerOf(token, 'reset-password', this.clock.now())) !== null }
  }

  private async ownerOf(token: string, now: Date): Promise<Member> {
    const memberId = await this.tokens.ownerOf(token, 'reset-password', now)
    const member = memberId && (await this.members.find(memberId))
    if (!member) throw invalidLink()
    return member
  }
}

const invalidLink = () => new MalformedError('invalid-reset-link')
