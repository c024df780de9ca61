import type { ChatMessage } from '@rafiq/contracts'

/** What is read out: one message, or how many where they came all at once. `sequence` is its last one's. */
export type News = { sequence: number; count: number; content: string | null }

/**
 * What there is to read out of what somebody wrote after a sequence.
 *
 * @param most so many are read out one by one; more are counted
 */
export function newsOf(
  messages: readonly ChatMessage[],
  after: number,
  writer: string,
  most: number,
): News[] {
  const news = messages.filter(({ sequence, senderId }) => sequence > after && senderId === writer)
  if (news.length <= most) return news.map(({ sequence, content }) => ({ sequence, count: 1, content }))
  return [{ sequence: news.at(-1)?.sequence ?? 0, count: news.length, content: null }]
}
