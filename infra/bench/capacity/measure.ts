import { withClient } from '@rafiq/database'
import { Redis } from 'ioredis'
import { populate } from '../chat/population.ts'
import type { BenchServers } from '../chat/servers.ts'

/** Bytes of one of each. */
export interface Capacity {
  /** In Redis, with its place in the index of its member. */
  session: number
  /** In PostgreSQL, with its indexes. */
  message: number
  /** Of the text in a message. */
  text: number
  /** In PostgreSQL, with what each of the two has of it. */
  room: number
}

/** Members sign in, each once. */
export async function measureSessions(servers: BenchServers, members: number): Promise<number> {
  const redis = new Redis(servers.redisUrl)
  try {
    const before = await usedMemory(redis)
    await populate(servers, members)
    return ((await usedMemory(redis)) - before) / members
  } finally {
    await redis.quit()
  }
}

async function usedMemory(redis: Redis): Promise<number> {
  const [, bytes] = /^used_memory:(\d+)/m.exec(await redis.info('memory')) ?? []
  return Number(bytes)
}

/** Messages of 20 to 119 letters, half of them Arabic, spread over all rooms. */
export function measureMessages(
  { adminUrl }: BenchServers,
  messages: number,
): Promise<Pick<Capacity, 'message' | 'text' | 'room'>> {
  return withClient(adminUrl, async (client) => {
    const sizeOf = async (table: string): Promise<number> => {
      const { rows } = await client.query<{ bytes: string }>(
        `select coalesce(
           (select sum(pg_total_relation_size(relid)) from pg_partition_tree($1::regclass)),
           pg_total_relation_size($1::regclass)
         ) as bytes`,
        [table],
      )
      return Number(rows[0]?.bytes)
    }
    const countOf = async (table: string): Promise<number> =>
      Number((await client.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count)
    await client.query(
      `insert into chat.messages (id, room_id, sender_id, client_id, sequence, content, created_at)
       select uuidv7(), r.id, r.low_id, gen_random_uuid(), m,
         repeat(case when m % 2 = 0 then 'س' else 'h' end, 20 + (m * 37) % 100), now()
       from chat.rooms r, generate_series(1, ($1::integer / (select count(*) from chat.rooms))::integer) m`,
      [messages],
    )
    await client.query('vacuum analyze chat.messages')
    const { rows } = await client.query<{ text: string }>(
      'select avg(octet_length(content)) as text from chat.messages',
    )
    const rooms = await countOf('chat.rooms')
    return {
      message: (await sizeOf('chat.messages')) / (await countOf('chat.messages')),
      text: Number(rows[0]?.text),
      room: ((await sizeOf('chat.rooms')) + (await sizeOf('chat.room_members'))) / rooms,
    }
  })
}
