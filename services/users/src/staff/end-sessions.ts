import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { EndedSessionsResult } from '@rafiq/contracts'
import { AuditLog, Clock, SessionStore } from '@rafiq/service-kit'
import { MemberChanges } from '../members/member-changes.ts'
import { StaffGate } from './staff-gate.ts'

/** An admin ends all sessions of somebody, wherever they are: by PostgreSQL, and open sockets as soon as Redis says so. */
@Injectable()
export class EndSessions {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(StaffGate) private readonly gate: StaffGate,
    @Inject(MemberChanges) private readonly changes: MemberChanges,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(SessionStore) private readonly sessions: SessionStore,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async end(actorId: string, memberId: string): Promise<EndedSessionsResult> {
    const ended = await this.em.fork().transactional(async (tx) => {
      const { actor, target } = await this.gate.enterFor(tx, 'end-sessions', actorId, memberId)
      const { length: ended } = await this.sessions.list(memberId)
      target.sessionsValidFrom = this.clock.now()
      await this.changes.record(tx, target)
      const subject = { kind: 'member', id: memberId } as const
      await this.audit.record(tx, { actor, action: 'member.sessions-ended', subject, details: { ended } })
      return ended
    })
    await this.sessions.revokeAll(memberId)
    return { ended }
  }
}
