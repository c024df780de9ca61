import { expect, test } from '@jest/globals'
import { isFresh } from './conditional.ts'

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('a client that has %j has "a": %s', (header, fresh) => {
  expect(isFresh(header, '"a"')).toBe(fresh)
})
