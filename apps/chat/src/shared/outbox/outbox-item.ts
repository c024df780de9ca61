import type { OutboxItem } from '@rafiq/chat-client'

/** What its author is told: on its way, held up for a while by the connection or by too many at once, or not sent. */
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
