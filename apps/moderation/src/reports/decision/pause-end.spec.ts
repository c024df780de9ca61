import { expect, test } from '@jest/globals'
import { pauseEnd, readDays } from './pause-end.ts'

test.each([
  ['7', 7],
  [' ٣٠ ', 30],
  ['365', 365],
  ['0', null],
  ['366', null],
  ['', null],
  ['1.5', null],
  ['a week', null],
])('pause days %j are parsed as %j', (text, days) => {
  expect(readDays(text)).toBe(days)
})

test('a pause ends at the next full hour', () => {
  const now = Date.parse('2026-11-21T10:20:30.400Z')
  expect(pauseEnd(7, now)).toBe('2026-11-28T11:00:00.000Z')
  expect(pauseEnd(7, now + 60_000)).toBe(pauseEnd(7, now))
})
