import { expect, test } from '@jest/globals'
import { deliveryStateOf } from './delivery-state.ts'

const other = { deliveredSequence: 4, readSequence: 2, online: true }

test.each([
  [2, 'read'],
  [3, 'delivered'],
  [4, 'delivered'],
  [5, 'sent'],
])('message %d of a peer who read 2 and got 4 is %s', (sequence, state) => {
  expect(deliveryStateOf({ sequence }, other)).toBe(state)
})
