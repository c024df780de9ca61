import { expect, test } from '@jest/globals'
import { relativeDay } from './day.ts'

/** Half past midnight in Riyadh on the 21st. */
const now = Date.parse('2026-11-20T21:30:00Z')

test.each([
  ['2026-11-20T21:00:00Z', 'today'],
  ['2026-11-20T20:59:00Z', 'yesterday'],
  ['2026-11-18T21:00:00Z', 'week'],
  ['2026-11-14T21:00:00Z', 'week'],
  ['2026-11-14T20:59:00Z', 'earlier'],
  ['2026-11-22T00:00:00Z', 'today'],
])('day label of %s is %s', (moment, day) => expect(relativeDay(moment, now)).toBe(day))
