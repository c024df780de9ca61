import { Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts/events'
import type { PauseOrderResult } from '@rafiq/contracts/moderation'
import { RuleError } from '@rafiq/service-kit'
import { ChatNotifier } from '../members/chat-notifier.ts'
import { toAccountChanged } from '../members/member-views.ts'
import { StaffGate, StaffRecord } from './staff-gate.ts'
import { StaffPauses } from './staff-pauses.ts'
import { decideActivation, targetError } from './staff-rules.ts'

/** Staff lift pauses by staff; the member's own switch stays as it is. */
@Injectable()
export class ActivateMembers {
  constructor(
    private readonly gate: StaffGate,
    private readonly pauses: StaffPauses,
    private readonly records: StaffRecord,
    private readonly chat: ChatNotifier,
  ) {}

  /** Where nothing changes it is a look at the account, and recorded as one. @throws RuleError `paused-by-member` */
  async activate(actorId: string, memberId: string): Promise<EventData<'account.changed'>> {
    const account = await this.gate.act('activate', actorId, memberId, async ({ actor, target }) => {
      const decision = decideActivation(target)
      if (decision === 'own') throw new RuleError('paused-by-member')
      if (decision === 'lift') await this.pauses.lift(actor, target, 'lifted')
      else await this.records.read(actor, memberId)
      return toAccountChanged(target)
    })
    await this.chat.notify([memberId])
    return account
  }

  /** Takes an order to pause back: of those it paused, whoever has still this pause is active again. */
  async undo(actorId: string, pauseId: string): Promise<PauseOrderResult> {
    const ids = await this.pauses.pausedBy(pauseId)
    const result = await this.gate.actOnMany('activate', actorId, ids, async ({ actor, target }) => {
      const current = await this.pauses.findAll(ids)
      const result: PauseOrderResult = { accounts: [], unchanged: [], refused: [] }
      for (const id of ids) {
        const member = target(id)
        if (!member || current.get(id)?.pauseId !== pauseId) continue
        const code = targetError('activate', actor, member)
        if (code) {
          result.refused.push({ id, code })
          continue
        }
        await this.pauses.lift(actor, member, 'undone')
        result.accounts.push(toAccountChanged(member))
      }
      return result
    })
    await this.chat.notify(result.accounts.map(({ memberId }) => memberId))
    return result
  }
}
