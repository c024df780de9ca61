import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { demoChat } from './demo-chat.ts'

/**
 * Gives the two test members their conversation, once, in one statement: not again where it is there, and not where
 * one of them deleted the account. Faisal has not read the last message yet.
 */
export async function seedDemo(em: EntityManager, now: Date): Promise<void> {
  const { id, lowId, highId, openedAt, members, messages } = demoChat(now)
  await sql`
    with member as (
      insert into chat.members (member_id, version, name, role, is_active)
      select id, 1, name, 'user', true
      from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as member (id uuid, name text)
      on conflict (member_id) do nothing
    ), room as (
      insert into chat.rooms (id, low_id, high_id, last_sequence, created_at)
      select ${id}::uuid, ${lowId}::uuid, ${highId}::uuid, ${messages.length}::integer,
        ${openedAt.toISOString()}::timestamptz
      where not exists (
        select from chat.members where member_id in (${lowId}::uuid, ${highId}::uuid) and deleted
      )
      on conflict do nothing
      returning id
    ), progress as (
      insert into chat.room_members (room_id, member_id, delivered_sequence, read_sequence)
      select room.id, ${lowId}::uuid, ${messages.length}::integer, ${messages.length}::integer from room
      union all
      select room.id, ${highId}::uuid, ${messages.length - 1}::integer, ${messages.length - 1}::integer from room
    )
    insert into chat.messages (id, room_id, sender_id, sequence, content, created_at)
    select message.id, room.id, message.sender_id, message.sequence, message.content, message.created_at
    from room, jsonb_populate_recordset(null::chat.messages, ${JSON.stringify(messages)}::jsonb) as message
  `.execute(em.getKysely())
}
