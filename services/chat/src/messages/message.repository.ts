import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { MessagePage } from '@rafiq/contracts'
import { sql } from 'kysely'
import type { MessageRow } from './to-chat-message.ts'

type StoredRow = Omit<MessageRow, 'createdAt'> & { createdAt: string }

/** Where a page begins, from the point of view of a member. */
interface Anchor {
  /** Of the message that the page is before or after; null: there is none of that id in the room. */
  sequence: number | null
}

@Injectable()
export class MessageRepository {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** The message that a page starts from, in a room that is the member's; undefined: there is no such room. */
  async anchor(roomId: string, memberId: string, messageId: string | undefined): Promise<Anchor | undefined> {
    const { rows } = await sql<Anchor>`
      select message.sequence
      from chat.rooms as room
      left join chat.messages as message on message.room_id = room.id and message.id = ${messageId ?? null}::uuid
      where room.id = ${roomId} and ${memberId} in (room.low_id, room.high_id) and not room.blocked
    `.execute(this.em.fork().getKysely())
    return rows[0]
  }

  /** Oldest first; after the sequence `after`, or the last ones before the sequence `before`, or the last ones. */
  async page(
    roomId: string,
    {
      before,
      after,
      limit,
      search,
    }: { before?: number; after?: number } & Omit<MessagePage, 'before' | 'after'>,
  ): Promise<MessageRow[]> {
    const { rows } = await sql<StoredRow>`
      select id, room_id as "roomId", sender_id as "senderId", content, to_json(created_at) as "createdAt",
        client_id as "clientId", sequence
      from chat.messages
      where room_id = ${roomId}
        and ${before === undefined ? sql`true` : sql`sequence < ${before}`}
        and ${after === undefined ? sql`true` : sql`sequence > ${after}`}
        and ${search === undefined ? sql`true` : sql`strpos(chat.fold(content), chat.fold(${search})) > 0`}
      order by sequence ${after === undefined ? sql`desc` : sql`asc`}
      limit ${limit}
    `.execute(this.em.fork().getKysely())
    const messages = rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: new Date(createdAt) }))
    return after === undefined ? messages.reverse() : messages
  }

  /** Everything that a member wrote, oldest first. */
  async writtenBy(memberId: string): Promise<MessageRow[]> {
    const { rows } = await sql<StoredRow>`
      select id, room_id as "roomId", sender_id as "senderId", content, to_json(created_at) as "createdAt",
        client_id as "clientId", sequence
      from chat.messages where sender_id = ${memberId} order by id
    `.execute(this.em.fork().getKysely())
    return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: new Date(createdAt) }))
  }
}
