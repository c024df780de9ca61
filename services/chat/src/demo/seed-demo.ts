import type { EntityManager } from '@mikro-orm/postgresql'
import { queries } from '../database/tables.ts'
import { demoChat } from './demo-chat.ts'

/**
 * Gives the two test members their conversation, once, in one transaction: not again where it is there, and not where one
 * of them deleted the account.
 */
export async function seedDemo(em: EntityManager, now: Date): Promise<void> {
  const { members, room, progress, messages } = demoChat(now)
  await em.transactional(async (tx) => {
    const db = queries(tx)
    await db
      .insertInto('members')
      .values(members)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const living = await db
      .selectFrom('members')
      .select('memberId')
      .where('memberId', 'in', [room.lowId, room.highId])
      .where('deleted', '=', false)
      .execute()
    if (living.length < 2) return
    const opened = await db
      .insertInto('rooms')
      .values(room)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!opened) return
    await db.insertInto('room_members').values(progress).execute()
    await db.insertInto('messages').values(messages).execute()
  })
}
