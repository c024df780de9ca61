import { timeOf } from '@rafiq/service-kit'
import type { Selectable } from 'kysely'
import type { ChatTables } from '../database/tables.ts'

/** A message as the service has it. */
export interface MessageRow {
  id: string
  roomId: string
  senderId: string
  clientId: string | null
  sequence: number
  content: string
  createdAt: Date
}

/** A message as the database has it. */
export const toMessageRow = (row: Selectable<ChatTables['messages']>): MessageRow => ({
  id: row.id,
  roomId: row.room_id,
  senderId: row.sender_id,
  clientId: row.client_id,
  sequence: row.sequence,
  content: row.content,
  createdAt: timeOf(row.created_at),
})
