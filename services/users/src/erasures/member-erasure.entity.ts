import { defineEntity, p } from '@mikro-orm/core'
import type { MemberDataService } from '@rafiq/contracts'

/** Photos are files: this service removes them by a job after the deletion. */
export type ErasingPart = MemberDataService | 'photos'

const MemberErasureSchema = defineEntity({
  name: 'MemberErasure',
  tableName: 'member_erasures',
  properties: {
    memberId: p.uuid().primary(),
    service: p.string().$type<ErasingPart>().primary(),
    /** When its word arrived that nothing is left; null: not yet. */
    confirmedAt: p.datetime().nullable(),
    /** When the deletion was last announced again to who had not confirmed it. */
    remindedAt: p.datetime().nullable(),
  },
})

/** Whether one part of the platform has erased a deleted member. */
export class MemberErasure extends MemberErasureSchema.class {}
MemberErasureSchema.setClass(MemberErasure)
