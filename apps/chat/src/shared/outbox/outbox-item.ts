import type { ErrorCode } from '@rafiq/contracts'

/** Why a message is still here: nobody answered, or the platform refused it for now or for good. */
export type SendProblem = ErrorCode | 'network'

/** A message that was typed and is not known to be stored yet. */
export type OutboxItem = {
  /** Given by the database: the order in which messages go out. */
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

/** What its author is told: on its way, held up for a while by the line or by too many at once, or not sent. */
export function stateOf({
  state,
  problem,
}: Pick<OutboxItem, 'state' | 'problem'>): 'sending' | 'waiting' | 'failed' {
  if (state === 'failed') return 'failed'
  if (problem === null) return 'sending'
  return problem === 'network' || problem === 'too-many-requests' ? 'waiting' : 'failed'
}

/** Of each room with a message that is held up or refused: the last one's text. */
export const unsentTexts = (items: readonly OutboxItem[]): Record<string, string> =>
  Object.fromEntries(
    items
      .filter((item) => stateOf(item) !== 'sending')
      .map(({ chatRoomId, content }) => [chatRoomId, content]),
  )
