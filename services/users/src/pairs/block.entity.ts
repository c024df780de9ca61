import { defineEntity, p } from '@mikro-orm/core'

export const BlockSchema = defineEntity({
  name: 'Block',
  tableName: 'blocks',
  properties: {
    blockerId: p.uuid().primary(),
    blockedId: p.uuid().primary(),
    blockedAt: p.datetime(),
    /**
     * As the blocked member was called then: what they call themselves afterwards does not reach who blocked them. Null of a
     * block from before this was kept.
     */
    blockedName: p.text().nullable(),
    /** A lifted block stays, so that its version goes on growing when it comes again. */
    liftedAt: p.datetime().nullable(),
    version: p.integer(),
    /** For two whom no match is possible for since the gender of one was corrected: no member lifts it. */
    held: p.boolean().default(false),
    /** Whether the member made it: what a correction of a gender alone has made is not theirs. */
    own: p.boolean().default(true),
  },
})

/** A block of one member by another; it holds while it is not lifted, or is held by a corrected gender. */
export class Block extends BlockSchema.class {}
BlockSchema.setClass(Block)
