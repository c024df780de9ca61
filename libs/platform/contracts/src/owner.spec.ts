import { expect, test } from '@jest/globals'
import { ownerSchema } from './owner.ts'

test.each(['rentals@example.com', 'https://chat.example.com/rentals'])(
  'owner is reached at %s',
  (contact) => {
    expect(ownerSchema.safeParse({ team: 'Rentals', contact }).success).toBe(true)
  },
)

test.each([
  ['Rentals', 'rentals'],
  ['Rentals', 'http://chat.example.com'],
  ['Rentals', 'javascript:alert(1)'],
  ['Rentals', ''],
  [' ', 'rentals@example.com'],
  ['x'.repeat(81), 'rentals@example.com'],
])('owner %j who is reached at %j is refused', (team, contact) => {
  expect(ownerSchema.safeParse({ team, contact }).success).toBe(false)
})
