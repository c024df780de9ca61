import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { Clock, type Session, SessionStore } from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import { MemberChanges } from '../members/member-changes.ts'

@Injectable()
export class SignOutService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(MemberChanges) private readonly changes: MemberChanges,
    @Inject(SessionStore) private readonly sessions: SessionStore,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  here(session: Session): Promise<unknown> {
    return this.sessions.end(session.id)
  }

  /** PostgreSQL first, and every service hears of it: from then on no state of Redis revives what ends here. */
  async everywhere({ memberId }: Session): Promise<void> {
    await this.em.fork().transactional(async (tx) => {
      const member = await this.members.lock(tx, memberId)
      if (!member) return
      await this.changes.endSessions(tx, member, this.clock.now())
      await this.changes.record(tx, member)
    })
    await this.sessions.revokeAll(memberId)
  }
}
