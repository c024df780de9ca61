/** A message with the members of its room, as statements answer it. */
export const storedColumns = (message: string, room: string) => `
  ${message}.id, ${message}.room_id as "roomId", ${message}.sender_id as "senderId", ${message}.content,
  ${message}.created_at as "createdAt", ${message}.client_id as "clientId", ${message}.sequence,
  ${room}.low_id as "lowId", ${room}.high_id as "highId"`

/**
 * Decides on messages, counts and stores them, in one statement, which is one transaction: rooms, senders, contents and
 * client ids, in the order in which they came. A room's row is locked by its update, so sequences follow each other
 * without a gap: whatever fails takes the count back with it. Rooms are locked in one order, whoever sends. Id and time
 * come from the database's clock under that lock: they grow with the sequence, and replicas agree on them.
 *
 * No part is joined to another part, only to tables by their keys: the planner takes parts for single rows and would
 * compare each with each.
 *
 * Answers those that were stored. The others were before, or may not be: `explainUnstored` says which.
 */
export const storeMessages = {
  name: 'store-messages',
  text: `
    with accepted as materialized (
      select input.*, room.low_id, room.high_id
      from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[])
        with ordinality as input (room_id, sender_id, content, client_id, position)
      join chat.rooms as room on room.id = input.room_id and input.sender_id in (room.low_id, room.high_id)
      join chat.members as sender on sender.member_id = input.sender_id and sender.is_active
      where input.client_id is null or not exists (
        select from chat.messages as known
        where known.sender_id = input.sender_id and known.client_id = input.client_id
      )
    ), counted as materialized (
      select room_id, count(*)::integer as messages from accepted group by room_id
    ), locked as materialized (
      select room.id, counted.messages
      from counted join chat.rooms as room on room.id = counted.room_id
      order by room.id for update of room
    ), room as (
      update chat.rooms as room set last_sequence = room.last_sequence + locked.messages
      from locked where room.id = locked.id
      returning room.id, room.last_sequence - locked.messages as base
    ), bases as materialized (
      select jsonb_object_agg(id, base) as by_room from room
    ), message as materialized (
      select uuidv7() as id, accepted.room_id, accepted.sender_id, accepted.content, accepted.client_id,
        (bases.by_room ->> accepted.room_id::text)::integer
          + row_number() over (partition by accepted.room_id order by accepted.position)::integer as sequence,
        date_trunc('milliseconds', clock_timestamp()) as created_at, accepted.low_id, accepted.high_id
      from accepted, bases
      where bases.by_room ? accepted.room_id::text
      order by accepted.position
    ), stored as (
      insert into chat.messages (id, room_id, sender_id, content, client_id, sequence, created_at)
      select id, room_id, sender_id, content, client_id, sequence, created_at from message
    )
    select ${storedColumns('message', 'message')} from message`,
}

/** The same for a lone message, at half the cost. */
export const storeMessage = {
  name: 'store-message',
  text: `
    with room as (
      update chat.rooms as room set last_sequence = last_sequence + 1
      where room.id = $1 and (room.low_id = $2 or room.high_id = $2)
        and exists (select from chat.members where member_id = $2 and is_active)
        and ($4::uuid is null or not exists (
          select from chat.messages where sender_id = $2 and client_id = $4::uuid
        ))
      returning room.id, room.low_id, room.high_id, room.last_sequence
    ), message as (
      insert into chat.messages (id, room_id, sender_id, content, client_id, sequence, created_at)
      select uuidv7(), room.id, $2, $3, $4::uuid, room.last_sequence,
        date_trunc('milliseconds', clock_timestamp())
      from room
      returning *
    )
    select ${storedColumns('message', 'room')} from message, room`,
}

/** What held where nothing was stored. */
export const explainMessage = {
  name: 'explain-message',
  text: `
    select
      (select to_jsonb(found) from (
        select ${storedColumns('message', 'home')}
        from chat.messages as message join chat.rooms as home on home.id = message.room_id
        where message.sender_id = $2 and message.client_id = $3::uuid
      ) as found) as stored,
      exists (select from chat.rooms where id = $1 and (low_id = $2 or high_id = $2)) as "isMember",
      coalesce((select is_active from chat.members where member_id = $2), false) as "isActive"`,
}
