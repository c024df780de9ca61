import { Injectable } from '@nestjs/common'
import type { EndedSessionsResult } from '@rafiq/contracts/accounts'
import { Clock, SessionStore } from '@rafiq/service-kit'
import { StaffGate, StaffRecord } from './staff-gate.ts'

/** An admin ends all sessions of somebody, wherever they are: by PostgreSQL, and open sockets as soon as Redis says so. */
@Injectable()
export class EndSessions {
  constructor(
    private readonly gate: StaffGate,
    private readonly records: StaffRecord,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  async end(actorId: string, memberId: string): Promise<EndedSessionsResult> {
    const ended = await this.gate.act('end-sessions', actorId, memberId, async ({ actor, target }) => {
      const { length: ended } = await this.sessions.list(memberId)
      target.sessionsValidFrom = this.clock.now()
      await this.records.changed(actor, target, { action: 'member.sessions-ended', details: { ended } })
      return ended
    })
    await this.sessions.revokeAll(memberId)
    return { ended }
  }
}
