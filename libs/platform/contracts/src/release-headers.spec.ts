import { expect, test } from '@jest/globals'
import { hasReached } from './release-headers.ts'

test.each([
  ['a.7', 'a.7', true],
  ['a.10', 'a.9', true],
  ['a.6', 'a.7', false],
  ['b.9', 'a.7', false],
  ['', 'a.0', false],
  ['a.x', 'a.0', false],
])('release headers %j reach %j: %s', (live, wanted, reached) => {
  expect(hasReached(live, wanted)).toBe(reached)
})
