import type { EntityManager } from '@mikro-orm/postgresql'
import { Member, Message, queries, Room, RoomMember } from '../database/tables.ts'
import { demoChat } from './demo-chat.ts'

/**
 * Gives the two test members their conversation, once, in one transaction: not again where it is there, and not where one
 * of them deleted the account.
 */
export async function seedDemo(em: EntityManager, now: Date): Promise<void> {
  const { members, room, progress, messages } = demoChat(now)
  await em.transactional(async (tx) => {
    const db = queries(tx)
    await tx.upsertMany(Member, members, { onConflictAction: 'ignore' })
    const living = await db
      .selectFrom('members')
      .select('member_id')
      .where('member_id', 'in', [room.lowId, room.highId])
      .where('deleted', '=', false)
      .execute()
    if (living.length < 2) return
    await tx.upsertMany(Room, [room], { onConflictFields: ['lowId', 'highId'], onConflictAction: 'ignore' })
    if ((await tx.count(Room, { id: room.id })) === 0) return
    await tx.insertMany(RoomMember, progress)
    await tx.insertMany(Message, messages)
  })
}
