import { Inject, Injectable } from '@nestjs/common'
import type { ChatMessage, MessagePage } from '@rafiq/contracts'
import { NotFoundError, type Session } from '@rafiq/service-kit'
import { MessageRepository } from './message.repository.ts'
import { toChatMessage } from './to-chat-message.ts'

/** What was written in a room, for its members. Reading it marks nothing read. */
@Injectable()
export class HistoryService {
  constructor(@Inject(MessageRepository) private readonly messages: MessageRepository) {}

  /** @throws NotFoundError for a room that is not the caller's, or a message that is not in it */
  async read(
    { memberId }: Session,
    roomId: string,
    { before, after, ...page }: MessagePage,
  ): Promise<ChatMessage[]> {
    const anchor = await this.messages.anchor(roomId, memberId, before ?? after)
    const sequence = anchor?.sequence
    if (!anchor || ((before ?? after) !== undefined && sequence == null)) throw new NotFoundError()
    const rows = await this.messages.page(roomId, {
      ...page,
      ...(sequence != null && (before === undefined ? { after: sequence } : { before: sequence })),
    })
    return rows.map(toChatMessage)
  }
}
