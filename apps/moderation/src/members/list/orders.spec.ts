import { expect, test } from '@jest/globals'
import { nextOrder, orders } from './orders.ts'

test.each([
  ['createdAt-desc', 'createdAt', 'createdAt-asc'],
  ['createdAt-asc', 'createdAt', 'createdAt-desc'],
  ['createdAt-desc', 'email', 'email-asc'],
  ['email-asc', 'email', 'email-desc'],
  ['email-desc', 'createdAt', 'createdAt-desc'],
] as const)('member list ordered by %s: column header %s leads to %s', (current, sort, next) => {
  expect(nextOrder(orders[current], sort)).toEqual(orders[next])
})
