import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { AuditLog, Clock, SessionStore } from '@rafiq/service-kit'
import { EraseMember } from '../members/erase-member.ts'
import { StaffGate } from './staff-gate.ts'

/** An admin deletes an account, with all its traces everywhere. */
@Injectable()
export class DeleteMember {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(StaffGate) private readonly gate: StaffGate,
    @Inject(EraseMember) private readonly eraser: EraseMember,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(SessionStore) private readonly sessions: SessionStore,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @returns the version of the deletion, which wins over every other */
  async delete(actorId: string, memberId: string): Promise<{ version: number }> {
    const version = await this.em.fork().transactional(async (tx) => {
      const { actor, target } = await this.gate.enterFor(tx, 'delete', actorId, memberId)
      await this.audit.record(tx, {
        actor,
        action: 'member.deleted',
        subject: { kind: 'member', id: memberId },
        details: {},
      })
      return this.eraser.within(tx, target, { reason: 'staff', now: this.clock.now() })
    })
    await this.sessions.revokeAll(memberId)
    return { version }
  }
}
