import { expect, test } from '@jest/globals'
import { endOf } from './pause-terms.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')

test.each([
  ['1', '2026-11-22T12:00:00.000Z'],
  ['30', '2026-12-21T12:00:00.000Z'],
  ['open', null],
] as const)('a pause of %s ends at %s', (duration, end) => {
  expect(endOf(duration, now)).toBe(end)
})
