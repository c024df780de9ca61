import { expect, test } from '@jest/globals'
import { countTosses } from './count-tosses.ts'

const canaries = (count: number) => Array.from({ length: count }, () => 'canary' as const)

test.each([
  [0, 1, 1],
  [0, 3, 1],
  [1, 3, 0],
  [4, 1, 1],
  [0, 12, 3],
  [0, 250, 3],
  [12, 250, 0],
])('address with %i pages and %i more that failed counts as %i tosses', (before, pages, tosses) => {
  expect(countTosses(before, canaries(pages))).toEqual({ canary: tosses, control: 0 })
})

test('address tosses depend on the order of its pages, not on their versions', () => {
  expect(countTosses(0, ['control', 'canary', 'canary', 'canary', 'canary'])).toEqual({
    canary: 1,
    control: 1,
  })
})
