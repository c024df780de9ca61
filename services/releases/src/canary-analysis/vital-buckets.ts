import type { Vitals } from '@rafiq/platform-contracts'

export type Vital = keyof Vitals

/** Values are counted in steps that grow by a tenth (a quarter for INP and CLS), from `smallest` up. */
const scales: Readonly<Record<Vital, { smallest: number; ratio: number; last: number; digits: number }>> = {
  lcp: { smallest: 50, ratio: 1.1, last: 80, digits: 0 },
  inp: { smallest: 8, ratio: 1.15, last: 65, digits: 0 },
  cls: { smallest: 0.001, ratio: 1.25, last: 45, digits: 3 },
}

/** The step that a value is counted in: 0 for all up to the smallest. */
export function bucketOf(vital: Vital, value: number): number {
  const { smallest, ratio, last } = scales[vital]
  if (value <= smallest) return 0
  return Math.min(last, Math.ceil(Math.log(value / smallest) / Math.log(ratio)))
}

/** The 75th percentile of counted values, right within one step; null where there are none. */
export function p75(vital: Vital, counts: ReadonlyMap<number, number>): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const { smallest, ratio, digits } = scales[vital]
  let left = 0.75 * total
  for (const [bucket, count] of [...counts].sort(([a], [b]) => a - b)) {
    if (left <= count) {
      // Nothing moved is exactly that, and all within a step are taken as spread evenly over it.
      if (bucket === 0) return vital === 'cls' ? 0 : smallest
      return Number((smallest * ratio ** (bucket - 1 + left / count)).toFixed(digits))
    }
    left -= count
  }
  return null
}
