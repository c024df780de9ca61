import { expect, test } from '@jest/globals'
import { otherOf, pairOf } from './pair.ts'

test('pair key is the same from both sides', () => {
  expect(pairOf('b', 'a')).toEqual(pairOf('a', 'b'))
})

test.each([
  ['a', 'b'],
  ['b', 'a'],
  ['c', undefined],
])('other member for %s is %s', (memberId, other) => {
  expect(otherOf({ lowId: 'a', highId: 'b' }, memberId)).toBe(other)
})
