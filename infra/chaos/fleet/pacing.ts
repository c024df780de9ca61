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

/** Milliseconds between two turns of a writer, at least. */
export const leastRest = 100
/** Turns of a writer in a run: more of them find nothing that these do not, and take the machine from the messages. */
const turns = 2_000

/** Milliseconds for which a writer rests between two turns, which are even all over the run. */
export const restBetween = (messages: number, faults: number): number =>
  Math.max(leastRest, (messages * pauseBetween(messages, faults)) / turns)

/** How many messages there are before the `index`-th fault: they are even all over the run. */
export const messagesBefore = (index: number, messages: number, faults: number): number =>
  Math.floor((index / faults) * messages)

/** Pairs who write to each other. */
export const pairsFor = (messages: number): number =>
  Math.max(leastPairs, Math.ceil(messages / messagesPerPair))
