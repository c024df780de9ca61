import { expect, test } from '@jest/globals'
import { cityChangesAt } from './city-changes.ts'

const now = new Date('2026-12-01T12:00:00.000Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

test.each([
  ['none', [], 2, null],
  ['one', [ago(3)], 1, null],
  ['two', [ago(20), ago(3)], 0, ago(-10)],
  ['one that is over and one that is not', [ago(30), ago(3)], 1, null],
  ['a moment before the first is over', [ago(29.999), ago(3)], 0, ago(-0.001)],
  ['more than there may be', [ago(20), ago(10), ago(3)], 0, ago(-20)],
] as const)('changes of the city after %s', (_what, changes, left, nextAt) => {
  expect(cityChangesAt(changes, now)).toMatchObject({ left, nextAt })
})

test('city changes older than 30 days are left out', () => {
  expect(cityChangesAt([ago(31), ago(3)], now).recent).toEqual([ago(3)])
})
