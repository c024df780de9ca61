import { expect, test } from '@jest/globals'
import { markOf } from './marks.ts'

const other = { deliveredSequence: 4, readSequence: 2, online: true }

test.each([
  [2, 'read'],
  [3, 'delivered'],
  [4, 'delivered'],
  [5, 'sent'],
])('message %d of a peer who read 2 and got 4 is %s', (sequence, mark) => {
  expect(markOf({ sequence }, other)).toBe(mark)
})
