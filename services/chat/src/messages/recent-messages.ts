import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { sql } from 'kysely'
import { databaseTime } from '../database/database-time.ts'
import { type MessageRow, queries } from '../database/tables.ts'
import { leastIdOf, secondOf } from './message-time.ts'

/** A message, and the two members of its room. */
interface RecentMessage {
  row: MessageRow
  members: [string, string]
}

/** Milliseconds left to the announcement, before a message counts as missed. */
const grace = 1_000

/** What was stored lately, by the database's clock: ranges of the primary key. */
@Injectable()
export class RecentMessages {
  constructor(private readonly em: EntityManager) {}

  /**
   * How many were stored in each second that is over, from the second of a time on, and what time it is.
   * @param from milliseconds; undefined counts nothing and only asks what time it is
   */
  async since(
    from: number | undefined,
  ): Promise<{ now: number; counts: [second: number, messages: number][] }> {
    // Before the messages are read: whatever is stored later has a later id.
    const now = await databaseTime(this.em)
    if (from === undefined) return { now, counts: [] }
    const rows = await queries(this.em)
      .selectFrom('messages')
      .where('id', '>=', leastIdOf(startOfSecond(from)))
      .where('id', '<', leastIdOf(startOfSecond(now - grace)))
      .select([
        sql<number>`extract(epoch from date_trunc('second', uuid_extract_timestamp(id)))::float8`.as(
          'second',
        ),
        sql<number>`count(*)::integer`.as('messages'),
      ])
      .groupBy('second')
      .execute()
    return { now, counts: rows.map(({ second, messages }) => [second, messages]) }
  }

  /** The ids of those that were stored in certain seconds. */
  async idsOf(seconds: readonly number[]): Promise<string[]> {
    if (seconds.length === 0) return []
    const wanted = new Set(seconds)
    const rows = await queries(this.em)
      .selectFrom('messages')
      .where('id', '>=', leastIdOf(Math.min(...seconds) * 1_000))
      .where('id', '<', leastIdOf((Math.max(...seconds) + 1) * 1_000))
      .select('id')
      .execute()
    return rows.map(({ id }) => id).filter((id) => wanted.has(secondOf(id)))
  }

  /** In the order of each room; without rooms that a block hides. */
  async read(ids: readonly string[]): Promise<RecentMessage[]> {
    const rows = await queries(this.em)
      .selectFrom('messages')
      .innerJoin('rooms', 'rooms.id', 'messages.roomId')
      .where('messages.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .where('rooms.blocked', '=', false)
      .orderBy('messages.roomId')
      .orderBy('messages.sequence')
      .selectAll('messages')
      .select(['rooms.lowId', 'rooms.highId'])
      .execute()
    return rows.map(({ lowId, highId, ...row }) => ({ row, members: [lowId, highId] }))
  }
}

const startOfSecond = (milliseconds: number): number => Math.floor(milliseconds / 1_000) * 1_000
