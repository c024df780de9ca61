import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { type RawBuilder, sql } from 'kysely'
import type { MessageRow } from '../messages/to-chat-message.ts'
import type { Pair } from './pair.ts'
import type { RoomRow } from './to-chat-room.ts'

/** Times come in ISO 8601: the driver leaves them to whoever reads them. */
type StoredMessage = Omit<MessageRow, 'createdAt'> & { createdAt: string }
type StoredRow = Omit<RoomRow, 'createdAt' | 'last'> & { createdAt: string; last: StoredMessage | null }

export interface KnownRoom extends Pair {
  id: string
}

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

  /** Removes a member's rooms with all that was written there. @returns what they were */
  async eraseOf(tx: EntityManager, memberId: string): Promise<KnownRoom[]> {
    const { rows } = await sql<KnownRoom>`
      delete from chat.rooms where low_id = ${memberId} or high_id = ${memberId}
      returning id, low_id as "lowId", high_id as "highId"
    `.execute(tx.getKysely())
    return rows
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
