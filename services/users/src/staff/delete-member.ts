import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { NoticeMail } from '@rafiq/contracts'
import { AuditLog, Clock, SessionStore } from '@rafiq/service-kit'
import { EraseMember } from '../members/erase-member.ts'
import { NoticeMails } from '../notices/notice-mails.ts'
import { SecurityMails } from '../security-mails/security-mails.ts'
import { StaffGate } from './staff-gate.ts'

/** An admin deletes an account, with all its traces everywhere. */
@Injectable()
export class DeleteMember {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(StaffGate) private readonly gate: StaffGate,
    @Inject(EraseMember) private readonly eraser: EraseMember,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(NoticeMails) private readonly mails: NoticeMails,
    @Inject(SecurityMails) private readonly securityMails: SecurityMails,
    @Inject(SessionStore) private readonly sessions: SessionStore,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * @param notice what the member is told by mail, in the same transaction; without one, that the account is gone
   * @returns the version of the deletion, which wins over every other
   */
  async delete(actorId: string, memberId: string, notice: NoticeMail | null): Promise<{ version: number }> {
    const version = await this.em.fork().transactional(async (tx) => {
      const { actor, target } = await this.gate.enterFor(tx, 'delete', actorId, memberId)
      await this.audit.record(tx, {
        actor,
        action: 'member.deleted',
        subject: { kind: 'member', id: memberId },
        details: {},
      })
      if (notice) await this.mails.farewell(tx, target, notice)
      else await this.securityMails.farewell(tx, target, this.clock.now())
      return this.eraser.within(tx, target, { reason: 'staff', now: this.clock.now() })
    })
    await this.sessions.revokeAll(memberId)
    return { version }
  }
}
