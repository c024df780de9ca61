import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { GenderOrder, GenderOrderResult } from '@rafiq/contracts'
import { AuditLog, RuleError } from '@rafiq/service-kit'
import { PartByGender } from '../blocks/part-by-gender.ts'
import { ShownPeople } from '../matches/shown-people.ts'
import { MemberChanges } from '../members/member-changes.ts'
import { TellMembers } from '../members/tell-members.ts'
import { toAccountChanged } from '../members/to-account-changed.ts'
import { NoticeMails } from '../notices/notice-mails.ts'
import { recordRead } from './record-read.ts'
import { StaffGate } from './staff-gate.ts'

/**
 * Staff correct a gender that is wrong: the one way in which it ever changes. The member's matches start anew, pairs that
 * were in contact and no longer fit are parted, and the member is told.
 */
@Injectable()
export class CorrectGender {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(StaffGate) private readonly gate: StaffGate,
    @Inject(MemberChanges) private readonly changes: MemberChanges,
    @Inject(ShownPeople) private readonly shown: ShownPeople,
    @Inject(PartByGender) private readonly parting: PartByGender,
    @Inject(NoticeMails) private readonly mails: NoticeMails,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(TellMembers) private readonly telling: TellMembers,
  ) {}

  /** Where it is so already it is a look at the account, and recorded as one. @throws RuleError where there is no profile */
  async correct(memberId: string, order: GenderOrder): Promise<GenderOrderResult> {
    const { actorId, gender, reason, noticeId } = order
    const { result, parted } = await this.em.fork().transactional(async (tx) => {
      const { actor, target } = await this.gate.enterFor(tx, 'correct-gender', actorId, memberId)
      if (!target.profile) throw new RuleError()
      if (target.profile.gender === gender) {
        await recordRead(this.audit, tx, actor, memberId)
        return { result: { account: toAccountChanged(target), changed: false }, parted: [] }
      }
      target.profile.gender = gender
      await this.changes.record(tx, target)
      await this.shown.empty(tx, memberId)
      const parted = await this.parting.settle(tx, memberId, gender)
      await this.audit.record(tx, {
        actor,
        action: 'member.gender-corrected',
        subject: { kind: 'member', id: memberId },
        details: { reason },
      })
      await this.mails.tell(tx, noticeId, memberId, {
        template: 'gender-corrected',
        words: null,
        until: null,
      })
      return { result: { account: toAccountChanged(target), changed: true }, parted }
    })
    await Promise.all([this.parting.tell(parted), this.telling.tell([memberId])])
    return result
  }
}
