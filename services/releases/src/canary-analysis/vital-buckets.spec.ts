import { expect, test } from '@jest/globals'
import { bucketOf, p75, type Vital } from './vital-buckets.ts'

const counted = (vital: Vital, values: readonly number[]) => {
  const counts = new Map<number, number>()
  for (const value of values) {
    const bucket = bucketOf(vital, value)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  return counts
}

test('vital percentile is null without measurements', () => {
  expect(p75('lcp', new Map())).toBeNull()
})

test.each([
  ['lcp', 100, 4000],
  ['inp', 16, 800],
  ['cls', 0.01, 0.5],
] as const)('vital percentile of %s is right within one bucket', (vital, from, to) => {
  const values = Array.from({ length: 1000 }, (_, index) => from + ((to - from) * index) / 999)
  const found = p75(vital, counted(vital, values)) ?? 0
  const exact = from + 0.75 * (to - from)
  expect(found / exact).toBeGreaterThan(0.8)
  expect(found / exact).toBeLessThan(1.25)
})

test('layout shift of zero is counted as zero', () => {
  expect(p75('cls', counted('cls', [0, 0, 0, 0.4]))).toBe(0)
})

test.each(['lcp', 'inp', 'cls'] as const)(
  'vital of a %s beyond the largest bucket is counted in it',
  (vital) => {
    expect(bucketOf(vital, 600_000)).toBe(bucketOf(vital, Number.MAX_SAFE_INTEGER))
  },
)
