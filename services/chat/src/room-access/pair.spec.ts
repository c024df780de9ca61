import { expect, test } from '@jest/globals'
import { otherOf, pairOf } from './pair.ts'

test('a pair is the same from both sides', () => {
  expect(pairOf('b', 'a')).toEqual(pairOf('a', 'b'))
})

test.each([
  ['a', 'b'],
  ['b', 'a'],
  ['c', undefined],
])('whom %s talks to is %s', (memberId, other) => {
  expect(otherOf({ lowId: 'a', highId: 'b' }, memberId)).toBe(other)
})
