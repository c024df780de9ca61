import { startTransition, useEffect, useState } from 'react'

/** A phone's screen shows one card and the beginning of the next. */
const first = 2
const longestStep = 8

/** How many were drawn at an entry of the history, by its key. */
const drawnAt = new Map<string, number>()

/**
 * How many of `total` to draw: a screenful at once, then twice as many each time, by eight more at most. Each step is
 * interruptible, so that the page answers in between (a whole list in one go takes a phone more than a second).
 *
 * @param entry the key of the history's entry: who comes back to it has as many at once as before, since the router scrolls
 * once to where the page was, and a shorter one does not reach so far
 */
export function useGrowingCount(total: number, entry: string): number {
  const [count, setCount] = useState(() => drawnAt.get(entry) ?? first)
  useEffect(() => {
    drawnAt.set(entry, count)
    if (count < total) startTransition(() => setCount(count + Math.min(count, longestStep)))
  }, [count, total, entry])
  return Math.min(count, total)
}
