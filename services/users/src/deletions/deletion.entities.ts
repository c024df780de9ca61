import { defineEntity, p } from '@mikro-orm/core'
import type { MemberDataService } from '@rafiq/contracts/events'

export const deletionReasons = ['member', 'lapsed', 'staff'] as const
export type DeletionReason = (typeof deletionReasons)[number]

export const MemberDeletionSchema = defineEntity({
  name: 'MemberDeletion',
  tableName: 'member_deletions',
  properties: {
    memberId: p.uuid().primary(),
    reason: p.string().$type<DeletionReason>(),
    deletedAt: p.datetime(),
    /** The session (by the digest of its token) that asked, for a day: the same request may come again. */
    requestedBy: p.string().nullable(),
  },
})

/** Proof that an account was deleted: an id that now names nobody, why and when. */
export class MemberDeletion extends MemberDeletionSchema.class {}
MemberDeletionSchema.setClass(MemberDeletion)

/** What this service does by jobs after the deletion: photos are files, and the ledger lies outside PostgreSQL. */
export type ErasingPart = MemberDataService | 'photos' | 'ledger'

export const MemberErasureSchema = defineEntity({
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
