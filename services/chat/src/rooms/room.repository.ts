import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { type RawBuilder, sql } from 'kysely'
import type { MessageRow } from '../messages/to-chat-message.ts'
import type { Pair } from './pair.ts'
import type { ChangedRoom } from './tell-room.ts'
import type { RoomRow } from './to-chat-room.ts'

/** Times come in ISO 8601: the driver leaves them to whoever reads them. */
type StoredMessage = Omit<MessageRow, 'createdAt'> & { createdAt: string }
type StoredRow = Omit<RoomRow, 'createdAt' | 'last'> & { createdAt: string; last: StoredMessage | null }

export interface KnownRoom extends Pair {
  id: string
}

/** Milliseconds left to the announcement, before a change counts as untold. */
const grace = 1_000
/** Hours for which it is kept that a room was removed: far more than any replica is behind. */
const removedKept = 24

@Injectable()
export class RoomRepository {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** A member's rooms, the newest activity first, with all that is shown of each: one statement. */
  list(memberId: string): Promise<RoomRow[]> {
    return this.rows(sql`own.member_id = ${memberId} and not room.blocked`)
  }

  /** The same with those that a block hides, which do not say whose they are too. */
  listHeld(memberId: string): Promise<RoomRow[]> {
    return this.rows(sql`own.member_id = ${memberId}`)
  }

  /** One room as each of its members has it; nobody has one that a block hides. */
  async views(roomId: string): Promise<Map<string, RoomRow>> {
    const rows = await this.rows(sql`own.room_id = ${roomId} and not room.blocked`)
    return new Map(rows.map((row) => [row.ownId, row]))
  }

  async findByPair({ lowId, highId }: Pair, em: EntityManager = this.em.fork()): Promise<string | undefined> {
    const { rows } = await sql<{ id: string }>`
      select id from chat.rooms where low_id = ${lowId} and high_id = ${highId}
    `.execute(em.getKysely())
    return rows[0]?.id
  }

  /** Who talks in a room; undefined also where a block hides it. */
  async find(roomId: string): Promise<KnownRoom | undefined> {
    const { rows } = await sql<KnownRoom>`
      select id, low_id as "lowId", high_id as "highId" from chat.rooms where id = ${roomId} and not blocked
    `.execute(this.em.fork().getKysely())
    return rows[0]
  }

  /** Opens the pair's room unless it is open; hidden, where one of the two blocks the other. @returns whether it was opened now */
  async open(tx: EntityManager, id: string, { lowId, highId }: Pair, now: Date): Promise<boolean> {
    const { rows } = await sql`
      with opened as (
        insert into chat.rooms (id, low_id, high_id, created_at, blocked)
        values (${id}, ${lowId}, ${highId}, ${now.toISOString()}, exists (
          select from chat.blocks
          where blocked
            and ((blocker_id = ${lowId} and blocked_id = ${highId})
              or (blocker_id = ${highId} and blocked_id = ${lowId}))
        )) on conflict do nothing returning id
      )
      insert into chat.room_members (room_id, member_id)
      select opened.id, member_id from opened, unnest(${[lowId, highId]}::uuid[]) as member_id
      returning room_id
    `.execute(tx.getKysely())
    return rows.length > 0
  }

  /** With whom a member shares a room that no block hides. */
  async peersOf(memberId: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select high_id as id from chat.rooms where low_id = ${memberId} and not blocked
      union all select low_id from chat.rooms where high_id = ${memberId} and not blocked
    `.execute(this.em.fork().getKysely())
    return rows.map(({ id }) => id)
  }

  /** Messages of others that a member has not read, over all rooms: one statement. */
  async countUnread(memberId: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count
      from chat.room_members as own
      join chat.rooms as room on room.id = own.room_id and not room.blocked
      join chat.messages as message
        on message.room_id = own.room_id and message.sequence > own.read_sequence
      where own.member_id = ${memberId} and message.sender_id <> ${memberId}
    `.execute(this.em.fork().getKysely())
    return rows[0]?.count ?? 0
  }

  /** Removes a member's rooms with all that was written there. @returns those of the others who stay */
  async eraseOf(tx: EntityManager, memberId: string): Promise<ChangedRoom[]> {
    const { rows } = await sql<ChangedRoom>`
      with removed as (
        delete from chat.rooms where low_id = ${memberId} or high_id = ${memberId}
        returning id, case low_id when ${memberId} then high_id else low_id end as other
      )
      insert into chat.removed_rooms (room_id, member_id, removed_at)
      select id, other, clock_timestamp() from removed
      returning room_id as id, json_build_array(member_id) as "memberIds", true as gone
    `.execute(tx.getKysely())
    // After that: whoever is deleted at the same moment may just have left one.
    await sql`
      delete from chat.removed_rooms
      where member_id = ${memberId} or removed_at < clock_timestamp() - make_interval(hours => ${removedKept})
    `.execute(tx.getKysely())
    return rows
  }

  /**
   * Rooms that were hidden, came back or were removed since a time, but for this moment, and what time it is by the
   * database's clock.
   * @param from milliseconds; nothing where it is undefined, which only asks what time it is
   */
  async changedSince(from: number | undefined): Promise<{ now: number; rooms: ChangedRoom[] }> {
    const { rows } = await sql<{ now: number; rooms: ChangedRoom[] }>`
      with clock as materialized (select clock_timestamp() as time), span as materialized (
        select coalesce(to_timestamp(${from ?? null}::float8 / 1000), time) as since,
          time - make_interval(secs => ${grace / 1000}) as until
        from clock
      )
      select (extract(epoch from clock.time) * 1000)::float8 as now, coalesce((
        select json_agg(changed) from (
          select id, json_build_array(low_id, high_id) as "memberIds", blocked as gone
          from chat.rooms where blocked_changed_at >= span.since and blocked_changed_at < span.until
          union all
          select room_id, json_build_array(member_id), true
          from chat.removed_rooms where removed_at >= span.since and removed_at < span.until
        ) as changed
      ), '[]') as rooms
      from clock, span
    `.execute(this.em.fork().getKysely())
    const [found] = rows
    if (!found) throw new Error('The database did not tell the time.')
    return found
  }

  private async rows(condition: RawBuilder<unknown>): Promise<(RoomRow & { ownId: string })[]> {
    const { rows } = await sql<StoredRow & { ownId: string }>`
      select
        own.member_id as "ownId",
        room.id,
        to_json(room.created_at) as "createdAt",
        other.member_id as "otherId",
        case when not room.blocked then member.name end as "otherName",
        own.delivered_sequence as delivered,
        own.read_sequence as read,
        other.delivered_sequence as "otherDelivered",
        other.read_sequence as "otherRead",
        (
          select count(*)::integer from chat.messages as unread
          where unread.room_id = room.id and unread.sequence > own.read_sequence
            and unread.sender_id <> own.member_id
        ) as "unreadCount",
        case when last.id is not null then json_build_object(
          'id', last.id, 'roomId', last.room_id, 'senderId', last.sender_id, 'content', last.content,
          'createdAt', last.created_at, 'clientId', last.client_id, 'sequence', last.sequence
        ) end as last
      from chat.room_members as own
      join chat.rooms as room on room.id = own.room_id
      join chat.room_members as other on other.room_id = own.room_id and other.member_id <> own.member_id
      left join chat.members as member on member.member_id = other.member_id
      left join chat.messages as last on last.room_id = room.id and last.sequence = room.last_sequence
      where ${condition}
      order by coalesce(last.created_at, room.created_at) desc, room.id desc
    `.execute(this.em.fork().getKysely())
    return rows.map(({ createdAt, last, ...row }) => ({
      ...row,
      createdAt: new Date(createdAt),
      last: last && { ...last, createdAt: new Date(last.createdAt) },
    }))
  }
}
