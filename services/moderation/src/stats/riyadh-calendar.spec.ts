import { expect, test } from '@jest/globals'
import { lastSteps, startOfStep } from './riyadh-calendar.ts'

test.each([
  ['2026-11-21T12:00:00Z', 'day', '2026-11-21'],
  ['2026-11-30T20:59:59Z', 'day', '2026-11-30'],
  ['2026-11-30T21:00:00Z', 'day', '2026-12-01'],
  ['2026-11-30T20:59:59Z', 'month', '2026-11-01'],
  ['2026-11-30T21:00:00Z', 'month', '2026-12-01'],
  ['2026-12-31T21:00:00Z', 'month', '2027-01-01'],
] as const)('Riyadh calendar: %s is in the %s from %s on', (now, step, start) => {
  expect(startOfStep(new Date(now), step)).toBe(start)
})

test.each([
  ['day', 3, ['2026-02-28', '2026-03-01', '2026-03-02']],
  ['month', 4, ['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01']],
  ['day', 1, ['2026-03-02']],
] as const)('Riyadh calendar: the last ones by %s, %d of them: %j', (step, count, starts) => {
  expect(lastSteps(new Date('2026-03-02T09:00:00Z'), step, count)).toEqual(starts)
})
