import { expect, test } from '@jest/globals'
import { deliveryStateOf } from './delivery-state.ts'

const other = { deliveredSequence: 4, readSequence: 2, online: true }

test.each([
  [2, 'read'],
  [3, 'delivered'],
  [4, 'delivered'],
  [5, 'sent'],
])('delivery state of message %d with 2 read and 4 delivered is %s', (sequence, state) => {
  expect(deliveryStateOf({ sequence }, other)).toBe(state)
})
