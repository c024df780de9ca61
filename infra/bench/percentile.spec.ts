import { describe, expect, test } from '@jest/globals'
import { percentile } from './percentile.ts'

describe('the nearest-rank percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

  test.each([
    [0, 1],
    [0.5, 50],
    [0.99, 99],
    [1, 100],
  ])('at %d of 1 to 100 is %d', (share, value) => expect(percentile(hundred, share)).toBe(value))

  test('is the only value there is', () => expect(percentile([7], 0.99)).toBe(7))
  test('is never an average', () => expect(percentile([1, 2], 0.5)).toBe(1))
  test('refuses nothing at all', () => expect(() => percentile([], 0.5)).toThrow(RangeError))
})
