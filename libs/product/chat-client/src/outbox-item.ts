import type { ErrorCode } from '@rafiq/contracts'

/** Why a message is still here: nobody answered, or the platform rejected it for now or for good. */
export type SendProblem = ErrorCode | 'network'

/** A message that was typed and is not known to be stored yet. */
export type OutboxItem = {
  /** Given by the outbox: the order in which messages go out. */
  order: number
  /** Its name until it is stored, the same in every attempt, so that it is stored once. */
  clientId: string
  chatRoomId: string
  content: string
  /** When it was typed, ISO 8601. */
  createdAt: string
  /** `waiting` goes out by itself; `failed` waits for its author. */
  state: 'waiting' | 'failed'
  problem: SendProblem | null
}

export type NewOutboxItem = Pick<OutboxItem, 'clientId' | 'chatRoomId' | 'content' | 'createdAt'>
