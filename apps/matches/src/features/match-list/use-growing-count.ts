import { startTransition, useEffect, useState } from 'react'

/** A phone's screen shows one card and the beginning of the next. */
const first = 2
const longestStep = 8

/**
 * How many of `total` to draw: a screenful at once, then twice as many each time, by eight more at most. Each step is
 * interruptible, so that the page answers in between (a whole list in one go takes a phone more than a second).
 */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + Math.min(count, longestStep)))
  }, [count, total])
  return Math.min(count, total)
}
