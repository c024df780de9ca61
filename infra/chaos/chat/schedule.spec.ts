import { expect, test } from '@jest/globals'
import { faultKinds, scheduleOf } from './schedule.ts'

test('fault schedule is the same for the same seed', () => {
  expect(scheduleOf(40, 7)).toEqual(scheduleOf(40, 7))
  expect(scheduleOf(40, 8)).not.toEqual(scheduleOf(40, 7))
})

test('fault schedule of a shorter run is the start of a longer one', () => {
  expect(scheduleOf(6, 7)).toEqual(scheduleOf(40, 7).slice(0, 6))
})

test('fault schedule has every kind before any repeats', () => {
  const kinds = scheduleOf(faultKinds.length, 3).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(faultKinds))
})

test('fault schedule has no fault longer than four seconds', () => {
  expect(scheduleOf(200, 1).every(({ lasts }) => lasts >= 500 && lasts <= 4_000)).toBe(true)
})
