import type { ChatRoom } from '@rafiq/contracts/chat'
import type { MessageRow } from '../messages/message-row.ts'
import { toChatMessage } from '../messages/to-chat-message.ts'

/** A room as one of its two members has it. */
export interface RoomRow {
  id: string
  createdAt: Date
  otherId: string
  otherName: string | null
  unreadCount: number
  delivered: number
  read: number
  otherDelivered: number
  otherRead: number
  last: MessageRow | null
}

/** @param online whether the other has a socket open */
export function toChatRoom(row: RoomRow, online: boolean): ChatRoom {
  return {
    id: row.id,
    otherUser: { id: row.otherId, name: row.otherName },
    messages: row.last ? [toChatMessage(row.last)] : [],
    unreadCount: row.unreadCount,
    own: { deliveredSequence: row.delivered, readSequence: row.read },
    other: { deliveredSequence: row.otherDelivered, readSequence: row.otherRead, online },
    lastActivityAt: (row.last?.createdAt ?? row.createdAt).toISOString(),
  }
}
