import type { Client } from 'pg'

/** Each room has as many messages. */
const perRoom = 50
/** Rooms until there are as many messages as asked for, which come in the order of time. */
export async function fillMessages(client: Client, messages: number): Promise<void> {
  await client.query('set synchronous_commit = off')
  const rooms = Math.ceil(messages / perRoom)
  await client.query(
    `insert into chat.rooms (id, low_id, high_id, created_at)
     select uuidv7(), uuidv7(), uuidv7(), now() from generate_series(1, $1::integer - (select count(*) from chat.rooms))`,
    [rooms],
  )
  await client.query(
    `insert into chat.room_members (room_id, member_id)
     select id, unnest(array[low_id, high_id]) from chat.rooms on conflict do nothing`,
  )
  await client.query(`update chat.rooms set last_sequence = ${perRoom}`)
  await client.query(
    `update chat.room_members set delivered_sequence = ${perRoom}, read_sequence = ${perRoom - 5}`,
  )
  // One message of every room after the other, as they come in the order of time.
  for (let sequence = 1; sequence <= perRoom; sequence += 1) {
    await client.query(
      `insert into chat.messages (id, room_id, sender_id, client_id, sequence, content, created_at)
       select uuidv7(), id, case when m % 2 = 0 then low_id else high_id end, gen_random_uuid(), m,
         repeat(case when m % 2 = 0 then 'س' else 'h' end, 20 + (m * 37) % 100), now()
       from chat.rooms, (select $1::integer as m) as sequence`,
      [sequence],
    )
  }
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}
