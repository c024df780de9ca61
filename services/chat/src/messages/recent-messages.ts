import { Inject, Injectable } from '@nestjs/common'
import { MessagePool } from './message-pool.ts'
import { messageColumns } from './message-statements.ts'
import type { MessageRow } from './to-chat-message.ts'

/** A message, and the two members of its room. */
interface RecentMessage {
  row: MessageRow
  members: [string, string]
}

/** The least id of a millisecond: ids are UUIDv7, made by the database. */
const floor = (milliseconds: string) => `(lpad(to_hex(${milliseconds}), 12, '0') || rpad('7', 20, '0'))::uuid`

/** Milliseconds left to the announcement, before a message counts as missed. */
const grace = 1_000

/**
 * How many messages were stored in each second that is over, from the second of `$1` (milliseconds) on; null: from now
 * on. By the primary key alone.
 */
export const countRecentMessages = {
  name: 'count-recent-messages',
  text: `
    with clock as materialized (select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now)
    select clock.now::float8, coalesce((
      select json_agg(json_build_array(extract(epoch from second)::bigint, messages)) from (
        select date_trunc('second', uuid_extract_timestamp(id)) as second, count(*) as messages
        from chat.messages
        where id >= ${floor('coalesce($1::bigint, clock.now) / 1000 * 1000')}
          and id < ${floor(`(clock.now - ${grace}) / 1000 * 1000`)}
        group by 1
      ) as said
    ), '[]') as counts
    from clock`,
}

/** The ids of certain seconds. */
export const findMessages = {
  name: 'find-messages',
  text: `
    select message.id
    from unnest($1::bigint[]) as second
    join chat.messages as message
      on message.id >= ${floor('second * 1000')} and message.id < ${floor('(second + 1) * 1000')}`,
}

export const readMessages = {
  name: 'read-messages',
  text: `
    select ${messageColumns('message')}, room.low_id as "lowId", room.high_id as "highId"
    from chat.messages as message join chat.rooms as room on room.id = message.room_id
    where message.id = any($1::uuid[]) and not room.blocked
    order by message.room_id, message.sequence`,
}

/** What was stored lately, by the database's clock. */
@Injectable()
export class RecentMessages {
  constructor(@Inject(MessagePool) private readonly pool: MessagePool) {}

  /**
   * How many were stored in each second since 1970, and the time in milliseconds.
   * @param from milliseconds; nothing where it is undefined, which only asks what time it is
   */
  async since(
    from: number | undefined,
  ): Promise<{ now: number; counts: [second: number, messages: number][] }> {
    const [found] = await this.pool.rows<{ now: number; counts: [number, number][] }>(countRecentMessages, [
      from ?? null,
    ])
    if (!found) throw new Error('The database did not tell the time.')
    return found
  }

  /** The ids of those that were stored in certain seconds. */
  async idsOf(seconds: readonly number[]): Promise<string[]> {
    if (seconds.length === 0) return []
    const rows = await this.pool.rows<{ id: string }>(findMessages, [[...seconds]])
    return rows.map(({ id }) => id)
  }

  /** In the order of each room; without rooms that a block hides. */
  async read(ids: readonly string[]): Promise<RecentMessage[]> {
    const rows = await this.pool.rows<MessageRow & { lowId: string; highId: string }>(readMessages, [
      [...ids],
    ])
    return rows.map(({ lowId, highId, ...row }) => ({ row, members: [lowId, highId] }))
  }
}
