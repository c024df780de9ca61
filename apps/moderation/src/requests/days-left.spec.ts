import { expect, test } from '@jest/globals'
import { daysLeft } from './days-left.ts'

const now = Date.parse('2026-11-20T08:00:00.000Z')

test.each([
  ['2026-12-20T08:00:00.000Z', 30, 'calm'],
  ['2026-11-27T08:00:00.000Z', 7, 'near'],
  ['2026-11-20T09:00:00.000Z', 1, 'near'],
  ['2026-11-20T08:00:00.000Z', 0, 'over'],
  ['2026-11-18T07:00:00.000Z', -2, 'over'],
] as const)('due date %s in %d days is shown as %s', (due, days, urgency) => {
  expect(daysLeft(due, now)).toEqual({ days, urgency })
})
