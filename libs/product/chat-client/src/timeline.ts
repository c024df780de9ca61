import type { ChatMessage } from '@rafiq/contracts/chat'

/**
 * What is known of a room: a run of messages without a gap, and those that arrived ahead of one. Only the run is
 * shown; the gap is filled by asking for what comes after the run's last message.
 */
export type Timeline = { readonly messages: readonly ChatMessage[]; readonly ahead: readonly ChatMessage[] }

export const emptyTimeline: Timeline = { messages: [], ahead: [] }

const sequenceOf = (message: ChatMessage | undefined): number => message?.sequence ?? 0

/** Something is missing between the run and what arrived after it. */
export const hasGap = ({ ahead }: Timeline): boolean => ahead.length > 0

/** The run begins with the room's first message. */
export const reachesStart = ({ messages }: Timeline): boolean => sequenceOf(messages[0]) <= 1

/**
 * Takes in messages from wherever they come (a page, a socket, an acknowledgement), in any order and any number of
 * times. Each is kept once, by its sequence. The run grows at both ends as far as there is no gap; what lies before it
 * with a gap is left for when it is asked for. Returns the same object where nothing is new.
 */
export function mergeMessages(timeline: Timeline, incoming: readonly ChatMessage[]): Timeline {
  const known = new Map<number, ChatMessage>()
  for (const message of [...incoming, ...timeline.ahead, ...timeline.messages]) {
    known.set(message.sequence, message)
  }
  if (known.size === timeline.messages.length + timeline.ahead.length) return timeline
  const sorted = [...known.values()].sort((a, b) => a.sequence - b.sequence)
  const anchor = timeline.messages[0] ?? sorted[0]
  const [start, end] = runAround(
    sorted,
    sorted.findIndex((message) => message.sequence === sequenceOf(anchor)),
  )
  const grown = end - start > timeline.messages.length
  const ahead = sorted.slice(end)
  if (!grown && ahead.length === timeline.ahead.length) return timeline
  return { messages: grown ? sorted.slice(start, end) : timeline.messages, ahead }
}

/** The bounds of the part around `index` in which every sequence follows the one before; the end is exclusive. */
function runAround(sorted: readonly ChatMessage[], index: number): [start: number, end: number] {
  const follows = (at: number) => sequenceOf(sorted[at]) === sequenceOf(sorted[at - 1]) + 1
  let start = index
  while (start > 0 && follows(start)) start -= 1
  let end = index + 1
  while (end < sorted.length && follows(end)) end += 1
  return [start, end]
}
