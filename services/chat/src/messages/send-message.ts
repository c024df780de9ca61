import { Injectable } from '@nestjs/common'
import type { ChatMessage, SendMessage as Sending } from '@rafiq/contracts/chat'
import { mustBeCaller, RateLimiter, type RateLimitRule, type Session } from '@rafiq/service-kit'
import { RoomAccess } from '../room-access/room-access.ts'
import { Announcements } from './announcements.ts'
import { MessageStore } from './message-store.ts'
import { PublishMemberWrote } from './publish-member-wrote.ts'
import { toChatMessage } from './to-chat-message.ts'

/** Far above what two people type, enough for an outbox that empties; counted here while Redis is unavailable. */
const limits = {
  member: { name: 'messages', points: 60, seconds: 10, insured: true, localQuota: 10 },
  room: { name: 'room-messages', points: 90, seconds: 10, insured: true, localQuota: 10 },
} satisfies Record<string, RateLimitRule>

/**
 * The one way of a message, from HTTP and from a socket: allowed, stored, then announced, then answered. It is the hot
 * path (`npm run bench:chat`): no entity manager and no context of work, one prepared statement.
 */
@Injectable()
export class SendMessage {
  constructor(
    private readonly rooms: RoomAccess,
    private readonly limiter: RateLimiter,
    private readonly messages: MessageStore,
    private readonly announcements: Announcements,
    private readonly writers: PublishMemberWrote,
  ) {}

  /**
   * @param from the socket it came by, which learns of it by the answer
   * @throws ForbiddenError for another sender or a paused one, NotFoundError for a room that is not the sender's,
   * TooManyRequestsError
   */
  async send(session: Pick<Session, 'memberId'>, sending: Sending, from?: string): Promise<ChatMessage> {
    const { chatRoomId, senderId } = sending
    mustBeCaller(senderId, session)
    // Asking for rooms that are not one's own counts; and nobody uses up what a room of others may take.
    await this.limiter.consume(limits.member, senderId)
    const other = await this.rooms.other(chatRoomId, senderId)
    await this.limiter.consume(limits.room, chatRoomId)
    const message = toChatMessage(await this.messages.store(sending))
    this.writers.note(senderId, other)
    // Taken away at this moment: announced after that, the message would bring the room back on a page.
    if (this.rooms.remembers(chatRoomId)) this.announcements.announce(message, [senderId, other], from)
    return message
  }
}
