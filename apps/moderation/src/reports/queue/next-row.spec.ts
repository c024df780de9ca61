import { expect, test } from '@jest/globals'
import { nextRow } from './next-row.ts'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, null],
])('queue key %s at row %d of three', (key, index, next) => {
  expect(nextRow(key, index, 3)).toBe(next)
})
