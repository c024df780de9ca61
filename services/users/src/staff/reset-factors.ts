import { Injectable } from '@nestjs/common'
import type { AuditRecord } from '@rafiq/contracts/moderation'
import { Clock } from '@rafiq/service-kit'
import { FactorRepository } from '../factors/factor.repository.ts'
import { SecurityMails } from '../mails/security-mails.ts'
import type { Member } from '../members/member.entity.ts'
import { SessionEnding } from '../sessions/session-ending.ts'
import { StaffGate, StaffRecord } from './staff-gate.ts'

/**
 * For somebody who has lost what they sign in with: passkeys, authenticator app and recovery codes go, all sessions end,
 * and a mail tells of it. The password stays; staff set up a new factor when they next sign in.
 */
@Injectable()
export class ResetFactors {
  constructor(
    private readonly gate: StaffGate,
    private readonly records: StaffRecord,
    private readonly factors: FactorRepository,
    private readonly mails: SecurityMails,
    private readonly ending: SessionEnding,
    private readonly clock: Clock,
  ) {}

  /** By an admin, of somebody else. */
  async reset(actorId: string, memberId: string): Promise<void> {
    await this.gate.act('reset-factors', actorId, memberId, ({ actor, target }) =>
      this.removeAll(actor, target),
    )
    await this.ending.revoke(memberId)
  }

  /** By whoever runs the platform, for the last admin. Answers whether there is such an account. */
  async resetByOperator(email: string): Promise<boolean> {
    const memberId = await this.gate.operate(email, (member) => this.removeAll('system', member))
    if (memberId !== null) await this.ending.revoke(memberId)
    return memberId !== null
  }

  private async removeAll(actor: AuditRecord['actor'], member: Member): Promise<string> {
    const now = this.clock.now()
    const details = await this.factors.removeAll(member.id)
    member.sessionsValidFrom = now
    await this.mails.queue(member.id, 'factors-reset', now)
    await this.records.changed(actor, member, { action: 'member.factors-reset', details })
    return member.id
  }
}
