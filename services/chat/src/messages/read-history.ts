import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { ChatMessage, MessagePage } from '@rafiq/contracts/chat'
import { NotFoundError, type Session } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { queries } from '../database/tables.ts'
import { type MessageRow, toMessageRow } from './message-row.ts'
import { toChatMessage } from './to-chat-message.ts'

/** What of a room is read: after a sequence, before one, or the last messages. */
type Page = Omit<MessagePage, 'before' | 'after'> & { before?: number; after?: number }

/** What was written in a room, for its members. Reading it marks nothing read. */
@Injectable()
export class ReadHistory {
  constructor(private readonly em: EntityManager) {}

  /** @throws NotFoundError for a room that is not the caller's, or a message that is not in it */
  async read(
    { memberId }: Session,
    roomId: string,
    { before, after, ...page }: MessagePage,
  ): Promise<ChatMessage[]> {
    const anchor = await this.anchor(roomId, memberId, before ?? after)
    const sequence = anchor?.sequence ?? undefined
    if (!anchor || ((before ?? after) !== undefined && sequence === undefined)) throw new NotFoundError()
    const rows = await this.page(roomId, {
      ...page,
      ...(sequence !== undefined && (before === undefined ? { after: sequence } : { before: sequence })),
    })
    return rows.map(toChatMessage)
  }

  /**
   * The message that a page starts from, in a room that is the member's.
   * @returns undefined where there is no such room; a sequence of null where there is no such message in it
   */
  private anchor(roomId: string, memberId: string, messageId: string | undefined) {
    return queries(this.em)
      .selectFrom('rooms')
      .leftJoin('messages', (join) =>
        join.onRef('messages.room_id', '=', 'rooms.id').on('messages.id', '=', messageId ?? null),
      )
      .where('rooms.id', '=', roomId)
      .where('rooms.blocked', '=', false)
      .where((eb) => eb.or([eb('rooms.low_id', '=', memberId), eb('rooms.high_id', '=', memberId)]))
      .select('messages.sequence')
      .executeTakeFirst()
  }

  /** Oldest first. */
  private async page(roomId: string, { before, after, limit, search }: Page): Promise<MessageRow[]> {
    let found = queries(this.em).selectFrom('messages').selectAll().where('room_id', '=', roomId).limit(limit)
    if (before !== undefined) found = found.where('sequence', '<', before)
    if (after !== undefined) found = found.where('sequence', '>', after)
    if (search !== undefined) {
      found = found.where(sql<boolean>`strpos(chat.fold(content), chat.fold(${search})) > 0`)
    }
    const rows = await found.orderBy('sequence', after === undefined ? 'desc' : 'asc').execute()
    return (after === undefined ? rows.reverse() : rows).map(toMessageRow)
  }
}
