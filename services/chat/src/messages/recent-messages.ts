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

/** `$1`: milliseconds from when on, null: from now on. By the primary key alone. */
export const recentMessages = {
  name: 'recent-messages',
  text: `
    with clock as materialized (select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now)
    select clock.now::float8, array(
      select id from chat.messages
      where id >= ${floor('coalesce($1::bigint, clock.now)')} and id < ${floor(`clock.now - ${grace}`)}
    ) as ids
    from clock`,
}

export const readMessages = {
  name: 'read-messages',
  text: `
    select ${messageColumns('message')}, room.low_id as "lowId", room.high_id as "highId"
    from chat.messages as message join chat.rooms as room on room.id = message.room_id
    where message.id = any($1::uuid[])
    order by message.room_id, message.sequence`,
}

/** What was stored lately, by the database's clock. */
@Injectable()
export class RecentMessages {
  constructor(@Inject(MessagePool) private readonly pool: MessagePool) {}

  /** @param from milliseconds; nothing where it is undefined, which only asks what time it is */
  async since(from: number | undefined): Promise<{ now: number; ids: string[] }> {
    const [found] = await this.pool.rows<{ now: number; ids: string[] }>(recentMessages, [from ?? null])
    if (!found) throw new Error('The database did not tell the time.')
    return found
  }

  /** In the order of each room. */
  async read(ids: readonly string[]): Promise<RecentMessage[]> {
    const rows = await this.pool.rows<MessageRow & { lowId: string; highId: string }>(readMessages, [[...ids]])
    return rows.map(({ lowId, highId, ...row }) => ({ row, members: [lowId, highId] }))
  }
}
