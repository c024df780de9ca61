import { Inject, Injectable } from '@nestjs/common'
import type { ChatMessage, SendMessage as Sending } from '@rafiq/contracts'
import type { Session } from '@rafiq/service-kit'
import { mustBeCaller } from '../rooms/room.policy.ts'
import { RoomPairs } from '../rooms/room-pairs.ts'
import { Announcements } from './announcements.ts'
import { MessageLimits } from './message-limits.ts'
import { MessageStore } from './message-store.ts'
import { toChatMessage } from './to-chat-message.ts'

/** The one way of a message, from HTTP and from a socket: stored, then announced, then answered. */
@Injectable()
export class SendMessage {
  constructor(
    @Inject(RoomPairs) private readonly rooms: RoomPairs,
    @Inject(MessageLimits) private readonly limits: MessageLimits,
    @Inject(MessageStore) private readonly messages: MessageStore,
    @Inject(Announcements) private readonly announcements: Announcements,
  ) {}

  /** @param from the socket it came by, which learns of it by the answer */
  async send(session: Pick<Session, 'memberId'>, sending: Sending, from?: string): Promise<ChatMessage> {
    mustBeCaller(sending.senderId, session)
    // Asking for rooms that are not one's own counts; and nobody uses up what a room of others may take.
    await this.limits.ofMember(sending.senderId)
    const other = await this.rooms.other(sending.chatRoomId, sending.senderId)
    await this.limits.ofRoom(sending.chatRoomId)
    const message = toChatMessage(await this.messages.store(sending))
    // Taken away at this moment: told after that, the message would bring the room back on a page.
    if (this.rooms.remembers(sending.chatRoomId)) {
      this.announcements.announce(message, [sending.senderId, other], from)
    }
    return message
  }
}
