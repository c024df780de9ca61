import type { ChatMessage } from '@rafiq/contracts'

/** A message as the database has it. */
export interface MessageRow {
  id: string
  roomId: string
  senderId: string
  content: string
  createdAt: Date
  clientId: string | null
  sequence: number
}

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
