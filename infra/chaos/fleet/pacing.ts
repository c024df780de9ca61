/** Milliseconds from the beginning of one fault to that of the next at least: a service that was killed is back before. */
export const interval = 8_000

/** Milliseconds between two messages: what two cores carry beside all else, and what a short run is not filled with. */
const [leastPause, mostPause] = [6, 100]

/** Messages of a conversation, of which the checker has one in memory at a time. */
const messagesPerPair = 20_000
const leastPairs = 6

/** Milliseconds between two messages, so that they last as long as the faults do where the machine can carry that. */
export const pauseBetween = (messages: number, faults: number): number =>
  Math.min(mostPause, Math.max(leastPause, (faults * interval) / messages))

/** How many messages there are before the `index`-th fault: they are even all over the run. */
export const messagesBefore = (index: number, messages: number, faults: number): number =>
  Math.floor((index / faults) * messages)

/** Pairs who write to each other. */
export const pairsFor = (messages: number): number =>
  Math.max(leastPairs, Math.ceil(messages / messagesPerPair))
