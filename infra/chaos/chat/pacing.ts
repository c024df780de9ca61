/** Milliseconds from the beginning of one fault to that of the next. */
export const interval = 8_000
/** Milliseconds in which half of what is typed between two faults is typed at once. */
const burst = 600
/** Milliseconds after the beginning of its burst at which a fault comes: the most is under way then. */
export const faultAfter = 250

/** When, in milliseconds from the beginning, the `index`-th of all messages is typed. */
export function dueTime(index: number, messages: number, faults: number): number {
  const position = (index / messages) * faults
  const round = Math.floor(position)
  const share = position - round
  const within = share < 0.5 ? 2 * share * burst : burst + (2 * share - 1) * (interval - burst)
  return round * interval + within
}
