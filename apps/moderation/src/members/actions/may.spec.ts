import { expect, test } from '@jest/globals'
import type { Role } from '@rafiq/contracts/accounts'
import { isOwnPause, mayAct, mayDecide, toggleOf } from './may.ts'

const account = (id: string, role: Role) => ({ id, role })

test.each([
  ['a moderator', account('m', 'moderator'), 'a member', account('u', 'user'), true, false],
  ['a moderator', account('m', 'moderator'), 'another moderator', account('n', 'moderator'), true, false],
  ['a moderator', account('m', 'moderator'), 'an admin', account('a', 'admin'), false, false],
  ['a moderator', account('m', 'moderator'), 'themselves', account('m', 'moderator'), false, false],
  ['a moderator', account('m', 'moderator'), 'who runs releases', account('r', 'releases'), false, false],
  ['an admin', account('a', 'admin'), 'who runs releases', account('r', 'releases'), true, true],
  ['an admin', account('a', 'admin'), 'a member', account('u', 'user'), true, true],
  ['an admin', account('a', 'admin'), 'another admin', account('b', 'admin'), true, true],
  ['an admin', account('a', 'admin'), 'themselves', account('a', 'admin'), false, false],
] as const)('account actions of %s on %s', (_, viewer, __, target, acts, decides) => {
  expect(mayAct(viewer, target)).toBe(acts)
  expect(mayDecide(viewer, target)).toBe(decides)
})

test.each([
  [true, 'activate'],
  [false, 'pause'],
])('pause toggle of an account paused by staff (%s) offers to %s', (pausedByStaff, offer) => {
  expect(toggleOf({ pausedByStaff })).toBe(offer)
})

test.each([
  [false, false, true],
  [false, true, false],
  [true, false, false],
])('own pause with active %s and a pause by staff %s: %s', (isActive, pausedByStaff, own) => {
  expect(isOwnPause({ isActive, pausedByStaff })).toBe(own)
})
