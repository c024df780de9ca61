import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { AuditRecord } from '@rafiq/contracts'
import { AuditLog, Clock, SessionStore } from '@rafiq/service-kit'
import { FactorRepository } from '../factors/factor.repository.ts'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { MemberChanges } from '../members/member-changes.ts'
import { SecurityMails } from '../security-mails/security-mails.ts'
import { StaffGate } from './staff-gate.ts'

/**
 * For somebody who has lost what they sign in with: passkeys, authenticator app and recovery codes go, all sessions end,
 * and a mail tells of it. The password stays; staff set up a new factor when they next sign in.
 */
@Injectable()
export class ResetFactors {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(StaffGate) private readonly gate: StaffGate,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(MemberChanges) private readonly changes: MemberChanges,
    @Inject(FactorRepository) private readonly factors: FactorRepository,
    @Inject(SecurityMails) private readonly mails: SecurityMails,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(SessionStore) private readonly sessions: SessionStore,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** By an admin, of somebody else. */
  async reset(actorId: string, memberId: string): Promise<void> {
    await this.em.fork().transactional(async (tx) => {
      const { actor, target } = await this.gate.enterFor(tx, 'reset-factors', actorId, memberId)
      await this.take(tx, actor, target)
    })
    await this.sessions.revokeAll(memberId)
  }

  /** By whoever runs the platform, for the last admin. Answers whether there is such an account. */
  async resetByOperator(email: string): Promise<boolean> {
    const known = await this.members.findByEmail(email.trim().toLowerCase())
    const reset = await this.em.fork().transactional(async (tx) => {
      const member = known && (await this.members.lock(tx, known.id))
      if (member) await this.take(tx, 'system', member)
      return Boolean(member)
    })
    if (known && reset) await this.sessions.revokeAll(known.id)
    return reset
  }

  private async take(tx: EntityManager, actor: AuditRecord['actor'], member: Member): Promise<void> {
    const now = this.clock.now()
    const details = await this.factors.removeAll(tx, member.id)
    member.sessionsValidFrom = now
    await this.changes.record(tx, member)
    await this.mails.tell(tx, member.id, 'factors-reset', now)
    const subject = { kind: 'member', id: member.id } as const
    await this.audit.record(tx, { actor, action: 'member.factors-reset', subject, details })
  }
}
