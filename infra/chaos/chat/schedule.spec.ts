import { expect, test } from '@jest/globals'
import { faultKinds, scheduleOf } from './schedule.ts'

test('a seed gives the same faults again, another one others', () => {
  expect(scheduleOf(40, 7)).toEqual(scheduleOf(40, 7))
  expect(scheduleOf(40, 8)).not.toEqual(scheduleOf(40, 7))
})

test('a shorter run has the first faults of a longer one', () => {
  expect(scheduleOf(6, 7)).toEqual(scheduleOf(40, 7).slice(0, 6))
})

test('every kind comes before any comes again', () => {
  const kinds = scheduleOf(faultKinds.length, 3).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(faultKinds))
})

test('none lasts longer than four seconds', () => {
  expect(scheduleOf(200, 1).every(({ lasts }) => lasts >= 500 && lasts <= 4_000)).toBe(true)
})
