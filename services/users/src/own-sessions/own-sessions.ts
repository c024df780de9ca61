import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { MemberSession } from '@rafiq/contracts'
import { Clock, NotFoundError, type Session, SessionStore, UnauthorizedError } from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import { MemberChanges } from '../members/member-changes.ts'

@Injectable()
export class OwnSessions {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(MemberChanges) private readonly changes: MemberChanges,
    @Inject(SessionStore) private readonly sessions: SessionStore,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** This one first. */
  async list({ id: own, memberId }: Session): Promise<MemberSession[]> {
    const sessions = (await this.sessions.list(memberId)).map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === own,
    }))
    return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)]
  }

  /** @throws NotFoundError for one that is over, or somebody else's */
  async end({ memberId }: Session, id: string): Promise<void> {
    if (!(await this.sessions.end(id, memberId))) throw new NotFoundError()
  }

  /** PostgreSQL first, and every service hears of it: from then on no state of Redis revives what ends here. */
  async endOthers({ id: except, memberId }: Session): Promise<void> {
    const sessionsValidFrom = this.clock.now()
    await this.sessions.confirm(except)
    await this.em.fork().transactional(async (tx) => {
      const member = await this.members.lock(tx, memberId)
      if (!member) throw new UnauthorizedError()
      member.sessionsValidFrom = sessionsValidFrom
      await this.changes.record(tx, member)
    })
    await this.sessions.revokeAll(memberId, { except })
  }
}
