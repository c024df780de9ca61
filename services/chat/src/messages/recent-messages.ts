import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { sql } from 'kysely'
import { queries } from '../database/tables.ts'
import { messagePoolName } from './message-pool.ts'
import { type MessageRow, toMessageRow } from './message-row.ts'
import { leastIdOf } from './message-time.ts'

/** The clock of the database, and the second up to which nothing can become visible any more. */
interface Settled {
  /** Milliseconds since 1970. */
  now: number
  /** Seconds since 1970. */
  until: number
}

/** Seconds since 1970; the second itself is not in it. */
interface Span {
  from: number
  until: number
}

/** Milliseconds left to the announcement, before a message counts as missed. */
const grace = 1_000
/** Milliseconds for which a transaction that does not end is waited for. */
const patience = 10_000

const milliseconds = (time: ReturnType<typeof sql>) =>
  sql<number>`floor(extract(epoch from ${time}) * 1000)::float8`

/** What was stored lately for certain members, by the database's clock: ranges of ids. */
@Injectable()
export class RecentMessages {
  constructor(private readonly em: EntityManager) {}

  /** A message's id is made within its transaction: what is older than the oldest one under way is there or never will be. */
  async settled(): Promise<Settled> {
    const { now, oldest } = await queries(this.em)
      .selectNoFrom([
        milliseconds(sql`clock_timestamp()`).as('now'),
        milliseconds(sql`(
          select min(xact_start) from pg_stat_activity where datname = current_database() and application_name = ${messagePoolName}
        )`)
          .$castTo<number | null>()
          .as('oldest'),
      ])
      .executeTakeFirstOrThrow()
    const settled = Math.max(now - patience, Math.min(now - grace, oldest ?? now))
    return { now, until: Math.floor(settled / 1_000) }
  }

  /** How many of each second are for one of these members; one that is for two of them counts twice. */
  async countFor(members: readonly string[], span: Span): Promise<[second: number, deliveries: number][]> {
    const rows = await this.for(members, span)
      .select([
        sql<Date>`date_trunc('second', uuid_extract_timestamp(messages.id))`.as('second'),
        sql<number>`count(*)::integer`.as('deliveries'),
      ])
      .groupBy('second')
      .execute()
    return rows.map(({ second, deliveries }) => [new Date(second).getTime() / 1_000, deliveries])
  }

  /** Which they are, and for whom. */
  idsFor(members: readonly string[], span: Span): Promise<{ id: string; memberId: string }[]> {
    return this.for(members, span).select(['messages.id', 'room_members.member_id as memberId']).execute()
  }

  /** In the order of each room; without rooms that a block hides. */
  async read(ids: readonly string[]): Promise<MessageRow[]> {
    const rows = await queries(this.em)
      .selectFrom('messages')
      .innerJoin('rooms', 'rooms.id', 'messages.room_id')
      .where('messages.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .where('rooms.blocked', '=', false)
      .orderBy('messages.room_id')
      .orderBy('messages.sequence')
      .selectAll('messages')
      .execute()
    return rows.map(toMessageRow)
  }

  private for(members: readonly string[], { from, until }: Span) {
    return queries(this.em)
      .selectFrom('messages')
      .innerJoin('room_members', 'room_members.room_id', 'messages.room_id')
      .where('messages.id', '>=', leastIdOf(from * 1_000))
      .where('messages.id', '<', leastIdOf(until * 1_000))
      .where('room_members.member_id', '=', sql<string>`any(${[...members]}::uuid[])`)
  }
}
