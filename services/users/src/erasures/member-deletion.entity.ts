import { defineEntity, p } from '@mikro-orm/core'

export type DeletionReason = 'member' | 'lapsed' | 'staff'

const MemberDeletionSchema = defineEntity({
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
