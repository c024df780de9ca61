import { expect, test } from '@jest/globals'
import { durationOf } from './duration.ts'

test.each([
  [0, 'minutes', 0],
  [59, 'minutes', 59],
  [60, 'hours', 1],
  [179, 'hours', 2],
  [2879, 'hours', 47],
  [2880, 'days', 2],
  [20_160, 'days', 14],
] as const)('response time of %d minutes in %s is %d', (minutes, unit, count) => {
  expect(durationOf(minutes)).toEqual({ unit, count })
})
