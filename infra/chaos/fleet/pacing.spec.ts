import { expect, test } from '@jest/globals'
import { leastRest, messagesBefore, pairsFor, pauseBetween, restBetween } from './pacing.ts'

test.each([
  ['last as long as the faults do', 8_000, 40, 40],
  ['come no faster than two cores carry', 1_000_000, 200, 6],
  ['come no slower than ten a second', 100, 40, 100],
])('messages of a chaos run %s', (_, messages, faults, pause) => {
  expect(pauseBetween(messages, faults)).toBe(pause)
})

test('writers of a long chaos run write no more than those of a short one', () => {
  expect([restBetween(3_000, 5), restBetween(1_000_000, 200)]).toEqual([leastRest, 3_000])
})

test('faults are spread evenly over the messages of a chaos run', () => {
  expect([0, 1, 199].map((index) => messagesBefore(index, 1_000_000, 200))).toEqual([0, 5_000, 995_000])
})

test('conversations of a chaos run grow in number, not in length', () => {
  expect([pairsFor(3_000), pairsFor(1_000_000)]).toEqual([6, 50])
})
