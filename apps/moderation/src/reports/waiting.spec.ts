import { expect, test } from '@jest/globals'
import { waitingSince } from './waiting.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')

test.each([
  ['2026-11-21T11:59:30.000Z', { unit: 'now', count: 0 }],
  ['2026-11-21T12:00:09.000Z', { unit: 'now', count: 0 }],
  ['2026-11-21T11:59:00.000Z', { unit: 'minutes', count: 1 }],
  ['2026-11-21T11:00:01.000Z', { unit: 'minutes', count: 59 }],
  ['2026-11-21T11:00:00.000Z', { unit: 'hours', count: 1 }],
  ['2026-11-19T12:00:01.000Z', { unit: 'hours', count: 47 }],
  ['2026-11-19T12:00:00.000Z', { unit: 'days', count: 2 }],
])('waiting time since %s', (since, expected) => {
  expect(waitingSince(since, now)).toEqual(expected)
})
