/**
 * The statements of the insert path, as text: prepared once per connection of `MessagePool`, they carry most of what
 * `npm run bench:chat` measures (infra/bench/chat/README.md). Everything else in this service is written in Kysely.
 */

/** What the database adds to a message that it stores. */
const given = (message: string) => `${message}.id, ${message}.sequence, ${message}.created_at as "createdAt"`

/**
 * Decides on messages, counts and stores them, in one statement, which is one transaction: rooms, senders, contents and
 * client ids, in the order in which they came. A room's row is locked by its update, so sequences follow each other
 * without a gap: whatever fails takes the count back with it. Rooms are locked in one order, whoever sends. Id and time
 * come from the database's clock under that lock: they grow with the sequence, and replicas agree on them.
 *
 * The messages of a room go through its update and come out of it counted. No part is joined to another part, only to
 * tables by their keys: the planner takes parts for single rows and would compare each with each. And what is known is
 * looked up one by one (`limit`): `not exists` would read all messages there are, where it was planned over few.
 *
 * Answers those that were stored, by their positions from 1 on. The others were before, or may not be:
 * `explainUnstored` says which.
 */
export const storeMessages = {
  name: 'store-messages',
  text: `
    with accepted as materialized (
      select input.*
      from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[])
        with ordinality as input (room_id, sender_id, content, client_id, position)
      join chat.rooms as room on room.id = input.room_id and input.sender_id in (room.low_id, room.high_id)
      join chat.members as sender on sender.member_id = input.sender_id and sender.is_active
      left join lateral (
        select true as is_there from chat.messages
        where messages.room_id = input.room_id and messages.sender_id = input.sender_id
          and messages.client_id = input.client_id
        limit 1
      ) as known on true
      where known.is_there is null
    ), said as materialized (
      select room_id, count(*)::integer as messages,
        array_agg(sender_id order by position) as senders, array_agg(content order by position) as contents,
        array_agg(client_id order by position) as client_ids,
        array_agg(position::integer order by position) as positions
      from accepted group by room_id order by room_id
    ), room as (
      update chat.rooms as room set last_sequence = room.last_sequence + said.messages
      from said where room.id = said.room_id and not room.blocked
      returning room.id, room.last_sequence - said.messages as base, said.*
    ), message as materialized (
      select uuidv7() as id, room.id as room_id, one.sender_id, one.content, one.client_id, one.position,
        room.base + one.nth::integer as sequence, date_trunc('milliseconds', clock_timestamp()) as created_at
      from room, unnest(room.senders, room.contents, room.client_ids, room.positions)
        with ordinality as one (sender_id, content, client_id, position, nth)
    ), stored as (
      insert into chat.messages (id, room_id, sender_id, content, client_id, sequence, created_at)
      select id, room_id, sender_id, content, client_id, sequence, created_at from message
    )
    select message.position, ${given('message')} from message`,
}

/** The same for a lone message, at half the cost. */
export const storeMessage = {
  name: 'store-message',
  text: `
    with room as (
      update chat.rooms as room set last_sequence = last_sequence + 1
      where room.id = $1 and (room.low_id = $2 or room.high_id = $2) and not room.blocked
        and exists (select from chat.members where member_id = $2 and is_active)
        and ($4::uuid is null or not exists (
          select from chat.messages where room_id = $1 and sender_id = $2 and client_id = $4::uuid
        ))
      returning room.id, room.last_sequence
    )
    insert into chat.messages as message (id, room_id, sender_id, content, client_id, sequence, created_at)
    select uuidv7(), room.id, $2, $3, $4::uuid, room.last_sequence, date_trunc('milliseconds', clock_timestamp())
    from room
    returning ${given('message')}`,
}

/** What held where nothing was stored: see `explainUnstored`. */
export const explainMessage = {
  name: 'explain-message',
  text: `
    select
      (select to_jsonb(found) from (
        select message.id, message.room_id as "roomId", message.sender_id as "senderId", message.content,
          message.created_at as "createdAt", message.client_id as "clientId", message.sequence
        from chat.messages as message
        where message.room_id = $1 and message.sender_id = $2 and message.client_id = $3::uuid
      ) as found) as stored,
      exists (
        select from chat.rooms where id = $1 and (low_id = $2 or high_id = $2) and not blocked
      ) as "isMember",
      coalesce((select is_active from chat.members where member_id = $2), false) as "isActive"`,
}
