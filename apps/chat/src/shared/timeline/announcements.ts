import type { ChatMessage } from '@rafiq/contracts/chat'

/** What a screen reader reads out: one message, or how many came at once. `sequence` is that of the last one. */
export type Announcement = { sequence: number; count: number; content: string | null }

/**
 * What to read out of the messages that somebody wrote after a sequence.
 *
 * @param most so many are read out one by one; more are counted
 */
export function announcementsOf(
  messages: readonly ChatMessage[],
  after: number,
  writer: string,
  most: number,
): Announcement[] {
  const unannounced = messages.filter(({ sequence, senderId }) => sequence > after && senderId === writer)
  if (unannounced.length <= most)
    return unannounced.map(({ sequence, content }) => ({ sequence, count: 1, content }))
  return [{ sequence: unannounced.at(-1)?.sequence ?? 0, count: unannounced.length, content: null }]
}
