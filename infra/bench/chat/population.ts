import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withClient } from '@rafiq/database'
import { Redis } from 'ioredis'
import type { Pair } from './pairs.ts'
import type { BenchServers } from './servers.ts'

/** What of the built service-kit makes sessions: the very code that checks them. */
interface ServiceKit {
  SessionStore: new (
    redis: Redis,
    prefix: string,
    clock: object,
  ) => { create(member: { memberId: string; role: 'user' }): Promise<string> }
  SystemClock: new () => object
}

const kit = join(import.meta.dirname, '../../../libs/server/service-kit/dist/index.js')

/** Members whom the service knows, two and two with a room, each signed in. */
export async function populate({ adminUrl, redisUrl }: BenchServers, members: number): Promise<Pair[]> {
  const rooms = await makeRooms(adminUrl, Math.ceil(members / 2))
  const redis = new Redis(redisUrl)
  const { SessionStore, SystemClock } = (await import(pathToFileURL(kit).href)) as ServiceKit
  const sessions = new SessionStore(redis, 'rafiq:', new SystemClock())
  const participant = async (memberId: string) => ({
    memberId,
    auth: { token: await sessions.create({ memberId, role: 'user' }) },
  })
  const pairs = await Promise.all(
    rooms.map(async ({ room, low, high }): Promise<Pair> => {
      return { room, participants: [await participant(low), await participant(high)] }
    }),
  )
  await redis.quit()
  return pairs
}

/** The projection of members as events would fill it, and their rooms, beside those that are there: three statements. */
function makeRooms(adminUrl: string, count: number): Promise<{ room: string; low: string; high: string }[]> {
  return withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ room: string; low: string; high: string }>(
      `insert into chat.rooms (id, low_id, high_id, created_at)
       select uuidv7(), uuidv7(), uuidv7(), now() from generate_series(1, $1::integer)
       returning id as room, low_id as low, high_id as high`,
      [count],
    )
    await client.query(
      `insert into chat.members (member_id, version, name, role, is_active, sessions_valid_from)
       select unnest(array[low_id, high_id]), 1, 'سارة', 'user', true, '2026-01-01' from chat.rooms
       on conflict do nothing`,
    )
    await client.query(
      `insert into chat.room_members (room_id, member_id)
       select id, unnest(array[low_id, high_id]) from chat.rooms
       on conflict do nothing`,
    )
    await client.query('analyze')
    return rows
  })
}
