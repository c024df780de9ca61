import { expect, test } from '@jest/globals'
import { quietUntil, untilQuiet } from './quiet-hours.ts'

const night = { from: 22, until: 8 }

// Riyadh is three hours ahead of UTC.
test.each([
  ['2026-03-01T18:59:59Z', null],
  ['2026-03-01T19:00:00Z', '2026-03-02T05:00:00.000Z'],
  ['2026-03-01T20:59:59Z', '2026-03-02T05:00:00.000Z'],
  ['2026-03-01T21:00:00Z', '2026-03-02T05:00:00.000Z'],
  ['2026-03-02T04:59:59Z', '2026-03-02T05:00:00.000Z'],
  ['2026-03-02T05:00:00Z', null],
])('quiet hours from 22 to 8 in Riyadh hold %s until %s', (now, until) => {
  expect(quietUntil(new Date(now), night)?.toISOString() ?? null).toBe(until)
})

test.each([
  ['2026-03-01T09:59:59Z', null],
  ['2026-03-01T10:00:00Z', '2026-03-01T12:00:00.000Z'],
  ['2026-03-01T12:00:00Z', null],
])('quiet hours within one day, from 13 to 15, hold %s until %s', (now, until) => {
  expect(quietUntil(new Date(now), { from: 13, until: 15 })?.toISOString() ?? null).toBe(until)
})

test('quiet hours up to midnight end with the day', () => {
  const until = quietUntil(new Date('2026-03-01T20:00:00Z'), { from: 22, until: 0 })
  expect(until?.toISOString()).toBe('2026-03-01T21:00:00.000Z')
})

test('without quiet hours no moment waits', () => {
  expect(quietUntil(new Date('2026-03-01T23:00:00Z'), null)).toBeNull()
})

test.each([
  ['2026-03-01T05:00:00Z', night, 14],
  ['2026-03-01T18:30:00Z', night, 0.5],
  ['2026-03-01T12:00:00Z', { from: 13, until: 15 }, 22],
  ['2026-03-01T12:00:00Z', null, 24],
])('at %s the quiet hours %j begin in %d hours', (now, quietHours, hours) => {
  expect(untilQuiet(new Date(now), quietHours)).toBe(hours * 3_600_000)
})
