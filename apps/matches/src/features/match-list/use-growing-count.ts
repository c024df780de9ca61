import { startTransition, useEffect, useState } from 'react'

/** A phone's screen shows one card and the beginning of the next. */
const first = 2
const step = 2

/**
 * How many of `total` to draw: a screenful at once, the rest a few at a time and interruptible, so that the page answers
 * in between (a whole list in one go takes a phone more than a second).
 */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step))
  }, [count, total])
  return Math.min(count, total)
}
