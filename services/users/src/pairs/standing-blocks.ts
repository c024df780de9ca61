import { type EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql'
import { type BlockSchema } from './block.entity.ts'

/** Blocks that hold two members apart: what was not lifted, and what a corrected gender holds. */
export const standingBlocks = (em: EntityManager) =>
  em
    .getKysely<InferKyselyDB<typeof BlockSchema>>()
    .selectFrom('blocks')
    .where((eb) => eb.or([eb('lifted_at', 'is', null), eb('held', '=', true)]))

/** Whom a member blocks, and who blocks the member: ids, for a statement of its own or as a part of one. */
export const blockedWith = (em: EntityManager, memberId: string) =>
  standingBlocks(em)
    .where('blocker_id', '=', memberId)
    .select('blocked_id as id')
    .union(standingBlocks(em).where('blocked_id', '=', memberId).select('blocker_id as id'))
