import type { ChatMessage } from '@rafiq/contracts/chat'
import type { MessageRow } from './message-row.ts'

/** A message as it goes over the wire (design, Chat). */
export function toChatMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    chatRoomId: row.roomId,
    senderId: row.senderId,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    clientId: row.clientId,
    sequence: row.sequence,
  }
}
