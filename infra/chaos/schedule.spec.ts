import { expect, test } from '@jest/globals'
import { scheduleOf } from './schedule.ts'

const kinds = ['kill', 'pause', 'cut', 'vanish'] as const

test('fault schedule is the same for the same seed', () => {
  expect(scheduleOf(kinds, 40, 7)).toEqual(scheduleOf(kinds, 40, 7))
  expect(scheduleOf(kinds, 40, 8)).not.toEqual(scheduleOf(kinds, 40, 7))
})

test('fault schedule of a shorter run is the start of a longer one', () => {
  expect(scheduleOf(kinds, 6, 7)).toEqual(scheduleOf(kinds, 40, 7).slice(0, 6))
})

test('fault schedule has every kind before any repeats', () => {
  const found = scheduleOf(kinds, kinds.length, 3).map(({ kind }) => kind)
  expect(new Set(found)).toEqual(new Set(kinds))
})

test('fault schedule has no fault longer than four seconds', () => {
  expect(scheduleOf(kinds, 200, 1).every(({ lasts }) => lasts >= 500 && lasts <= 4_000)).toBe(true)
})
