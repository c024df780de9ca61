import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { EventData, PauseOrderResult } from '@rafiq/contracts'
import { AuditLog, RuleError } from '@rafiq/service-kit'
import { TellMembers } from '../members/tell-members.ts'
import { toAccountChanged } from '../members/to-account-changed.ts'
import { recordRead } from './record-read.ts'
import { StaffGate } from './staff-gate.ts'
import { StaffPause } from './staff-pause.entity.ts'
import { StaffPauses } from './staff-pauses.ts'
import { decideActivation, targetRefusal } from './staff-rules.ts'

/** Staff lift pauses by staff; the member's own switch stays as it is. */
@Injectable()
export class ActivateMembers {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(StaffGate) private readonly gate: StaffGate,
    @Inject(StaffPauses) private readonly pauses: StaffPauses,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(TellMembers) private readonly telling: TellMembers,
  ) {}

  /** Where nothing changes it is a look at the account, and recorded as one. @throws RuleError `paused-by-member` */
  async activate(actorId: string, memberId: string): Promise<EventData<'account.changed'>> {
    const account = await this.em.fork().transactional(async (tx) => {
      const { actor, target } = await this.gate.enterFor(tx, 'activate', actorId, memberId)
      const decision = decideActivation(target)
      if (decision === 'own') throw new RuleError('paused-by-member')
      if (decision === 'lift') await this.pauses.lift(tx, actor, target, 'lifted')
      else await recordRead(this.audit, tx, actor, memberId)
      return toAccountChanged(target)
    })
    await this.telling.tell([memberId])
    return account
  }

  /** Takes an order to pause back: of those it paused, whoever has still this pause is active again. */
  async undo(actorId: string, pauseId: string): Promise<PauseOrderResult> {
    const paused = await this.em.fork().find(StaffPause, { pauseId }, { fields: ['memberId'] })
    const ids = paused.map(({ memberId }) => memberId)
    const result = await this.em.fork().transactional(async (tx) => {
      const { actor, target } = await this.gate.enterOrdered(tx, 'activate', actorId, ids)
      const current = await this.pauses.of(tx, ids)
      const result: PauseOrderResult = { accounts: [], unchanged: [], refused: [] }
      for (const id of ids) {
        const member = target(id)
        if (!member || current.get(id)?.pauseId !== pauseId) continue
        const code = targetRefusal('activate', actor, member)
        if (code) {
          result.refused.push({ id, code })
          continue
        }
        await this.pauses.lift(tx, actor, member, 'undone')
        result.accounts.push(toAccountChanged(member))
      }
      return result
    })
    await this.telling.tell(result.accounts.map(({ memberId }) => memberId))
    return result
  }
}
