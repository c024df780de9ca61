import { Injectable } from '@nestjs/common'
import type { GenderOrder, GenderOrderResult } from '@rafiq/contracts/moderation'
import { RuleError } from '@rafiq/service-kit'
import { GenderSeparation } from '../blocks/gender-separation.ts'
import { NoticeMails } from '../mails/notice-mails.ts'
import { ShownPeople } from '../matches/shown-people.ts'
import { ChatNotifier } from '../members/chat-notifier.ts'
import { toAccountChanged } from '../members/member-views.ts'
import { StaffGate, StaffRecord } from './staff-gate.ts'

/**
 * Staff correct a gender that is wrong: the one way in which it ever changes. The member's matches start anew, pairs that
 * were in contact and no longer fit are held apart, and the member is told.
 */
@Injectable()
export class CorrectGender {
  constructor(
    private readonly gate: StaffGate,
    private readonly records: StaffRecord,
    private readonly shown: ShownPeople,
    private readonly separation: GenderSeparation,
    private readonly notices: NoticeMails,
    private readonly chat: ChatNotifier,
  ) {}

  /** Where it is so already it is a look at the account, and recorded as one. @throws RuleError where there is no profile */
  async correct(memberId: string, order: GenderOrder): Promise<GenderOrderResult> {
    const { actorId, gender, reason, noticeId } = order
    const { result, separated } = await this.gate.act(
      'correct-gender',
      actorId,
      memberId,
      async ({ actor, target }) => {
        if (!target.profile) throw new RuleError()
        if (target.profile.gender === gender) {
          await this.records.read(actor, memberId)
          return { result: { account: toAccountChanged(target), changed: false }, separated: [] }
        }
        target.profile.gender = gender
        const details = { noticeId, reason }
        await this.records.changed(actor, target, { action: 'member.gender-corrected', details })
        await this.shown.empty(memberId)
        const separated = await this.separation.settle(memberId, gender)
        await this.notices.queue(noticeId, memberId, {
          template: 'gender-corrected',
          words: null,
          until: null,
        })
        return { result: { account: toAccountChanged(target), changed: true }, separated }
      },
    )
    await Promise.all([this.separation.announce(separated), this.chat.notify([memberId])])
    return result
  }
}
