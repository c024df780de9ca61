import { expect, test } from '@jest/globals'
import { riyadhDay } from './riyadh.ts'

test.each([
  ['2026-11-22T20:59:59Z', '2026-11-22'],
  ['2026-11-22T21:00:00Z', '2026-11-23'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('Riyadh time of %s is %s', (moment, day) => {
  expect(riyadhDay(new Date(moment))).toBe(day)
})
