import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { Clock, type Session, SessionStore, UnauthorizedError } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { MemberChanges } from '../members/member-changes.ts'

interface Changed<T> {
  result: T
  /** Whether the other sessions end with it; the work has then set `sessionsValidFrom`. */
  endsOthers: boolean
}

/** A member's change of the own account that may end every session but the one that asks for it. */
@Injectable()
export class OwnAccountChange {
  constructor(
    private readonly em: EntityManager,
    private readonly members: MemberRepository,
    private readonly changes: MemberChanges,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @param work in the transaction, under the member's lock, so that changes of one account wait for each other
   * @throws UnauthorizedError where the account is gone
   */
  async change<T>(
    session: Session,
    work: (member: Member, now: Date) => Promise<Changed<T>>,
  ): Promise<{ member: Member; result: T }> {
    const now = this.clock.now()
    // Before the change is seen, so that no request in between takes this session for one of the others.
    await this.sessions.confirm(session.id)
    // PostgreSQL first, and every service learns of it: from then on no state of Redis revives what ends here.
    const { member, result, endsOthers } = await this.em.transactional(async () => {
      const member = await this.members.lock(session.memberId)
      if (!member) throw new UnauthorizedError()
      const changed = await work(member, now)
      if (changed.endsOthers) await this.changes.record(member)
      return { member, ...changed }
    })
    if (endsOthers) await this.sessions.revokeAll(member.id, { except: session.id })
    return { member, result }
  }
}
