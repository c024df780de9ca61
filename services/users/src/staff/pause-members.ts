import { Injectable } from '@nestjs/common'
import type { PauseOrder, PauseOrderResult } from '@rafiq/contracts/moderation'
import { Clock, MalformedError } from '@rafiq/service-kit'
import { ChatNotifier } from '../members/chat-notifier.ts'
import { toAccountChanged } from '../members/member-views.ts'
import { StaffGate } from './staff-gate.ts'
import { StaffPauses } from './staff-pauses.ts'
import { decidePause, targetError } from './staff-rules.ts'

/** Staff pause accounts, one or many, in one transaction: whoever it is refused on is named, the others are paused. */
@Injectable()
export class PauseMembers {
  constructor(
    private readonly gate: StaffGate,
    private readonly pauses: StaffPauses,
    private readonly chat: ChatNotifier,
    private readonly clock: Clock,
  ) {}

  async pause(order: PauseOrder): Promise<PauseOrderResult> {
    const { actorId, pauseId, replaces, reason, note } = order
    const now = this.clock.now()
    const until = order.until === null ? null : new Date(order.until)
    if (until && until <= now) {
      throw new MalformedError('malformed', { issues: [{ path: 'until', message: 'lies in the past' }] })
    }
    const ids = [...new Set(order.memberIds)]
    const result = await this.gate.actOnMany('pause', actorId, ids, async ({ actor, target }) => {
      const current = await this.pauses.findAll(ids)
      const result: PauseOrderResult = { accounts: [], unchanged: [], refused: [] }
      for (const id of ids) {
        const member = target(id)
        const code = targetError('pause', actor, member)
        if (code || !member) {
          result.refused.push({ id, code: code ?? 'not-found' })
          continue
        }
        const wanted = { pauseId, replaces, reason, until, byId: actor === 'system' }
        const decision = decidePause(current.get(id) ?? null, wanted)
        if (decision === 'conflict') result.refused.push({ id, code: 'conflict' })
        else if (decision === 'unchanged') result.unchanged.push(toAccountChanged(member))
        else {
          if (decision === 'replace') await this.pauses.end(member)
          await this.pauses.start(actor, member, { pauseId, reason, until, note }, now)
          result.accounts.push(toAccountChanged(member))
        }
      }
      return result
    })
    // Those too who were paused before: what was told then may not have arrived.
    await this.chat.notify([...result.accounts, ...result.unchanged].map(({ memberId }) => memberId))
    return result
  }
}
