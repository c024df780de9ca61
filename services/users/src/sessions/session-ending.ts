import { Injectable } from '@nestjs/common'
import { Clock, SessionStore } from '@rafiq/service-kit'
import { OneTimeTokens } from '../mails/one-time-tokens.ts'
import type { Member } from '../members/member.entity.ts'
import { MemberChanges } from '../members/member-changes.ts'

/**
 * Ends every session of an account: from the commit on by PostgreSQL, so that no state of Redis revives one, and on open
 * sockets as soon as Redis says so.
 */
@Injectable()
export class SessionEnding {
  constructor(
    private readonly changes: MemberChanges,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** @param work changes the member in the same transaction @returns what it answers; null where there is no such member */
  async endWith<T>(memberId: string, work: (member: Member) => Promise<T>): Promise<T | null> {
    const result = await this.changes.change(memberId, async (member) => {
      const result = await work(member)
      await this.endAll(member, this.clock.now())
      return result
    })
    await this.revoke(memberId)
    return result
  }

  /**
   * Under the member's lock; the change is recorded by whoever holds it. What ends all sessions ends the links that set a
   * password too: whoever could ask for one before must not come back by it.
   */
  async endAll(member: Member, now: Date): Promise<void> {
    member.sessionsValidFrom = now
    await this.tokens.end(member.id, 'reset-password')
  }

  /** After the commit. */
  async revoke(memberId: string): Promise<void> {
    await this.sessions.revokeAll(memberId)
  }
}
