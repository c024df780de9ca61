import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { PauseOrder, PauseOrderResult } from '@rafiq/contracts'
import { Clock, MalformedError } from '@rafiq/service-kit'
import { TellMembers } from '../members/tell-members.ts'
import { toAccountChanged } from '../members/to-account-changed.ts'
import { StaffGate } from './staff-gate.ts'
import { StaffPauses } from './staff-pauses.ts'
import { decidePause, targetRefusal } from './staff-rules.ts'

/** Staff pause accounts, one or many, in one transaction: whoever it is refused on is named, the others are paused. */
@Injectable()
export class PauseMembers {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(StaffGate) private readonly gate: StaffGate,
    @Inject(StaffPauses) private readonly pauses: StaffPauses,
    @Inject(TellMembers) private readonly telling: TellMembers,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async pause(order: PauseOrder): Promise<PauseOrderResult> {
    const { actorId, pauseId, replaces, reason, note } = order
    const now = this.clock.now()
    const until = order.until === null ? null : new Date(order.until)
    if (until && until <= now) {
      throw new MalformedError('malformed', { issues: [{ path: 'until', message: 'lies in the past' }] })
    }
    const ids = [...new Set(order.memberIds)]
    const result = await this.em.fork().transactional(async (tx) => {
      const { actor, target } = await this.gate.enterOrdered(tx, 'pause', actorId, ids)
      const current = await this.pauses.of(tx, ids)
      const result: PauseOrderResult = { accounts: [], unchanged: [], refused: [] }
      for (const id of ids) {
        const member = target(id)
        const code = targetRefusal('pause', actor, member)
        if (code || !member) {
          result.refused.push({ id, code: code ?? 'not-found' })
          continue
        }
        // A pause from before reasons were kept has no terms of its own.
        const terms = current.get(id) ?? (member.pausedByStaff ? { reason: 'other', until: null } : null)
        const decision = decidePause(terms, {
          pauseId,
          replaces,
          reason,
          until,
          byId: actor === 'system',
        })
        if (decision === 'conflict') result.refused.push({ id, code: 'conflict' })
        else if (decision === 'unchanged') result.unchanged.push(toAccountChanged(member))
        else {
          if (decision === 'replace') await this.pauses.end(tx, member)
          await this.pauses.start(tx, actor, member, { pauseId, reason, until, note }, now)
          result.accounts.push(toAccountChanged(member))
        }
      }
      return result
    })
    // Those too who were paused before: what was told then may not have arrived.
    await this.telling.tell([...result.accounts, ...result.unchanged].map(({ memberId }) => memberId))
    return result
  }
}
