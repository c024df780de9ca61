import { expect, test } from '@jest/globals'
import type { Role } from '@rafiq/contracts/accounts'
import { leavesAnAdmin } from './leaves-an-admin.ts'

const person = (id: string, role: Role, pausedByStaff = false) => ({ id, role, pausedByStaff })

test.each<[string, ReturnType<typeof person>[], boolean]>([
  ['not the only one', [person('a', 'admin')], false],
  ['one of two', [person('a', 'admin'), person('b', 'admin')], true],
  ['not where the other is paused', [person('a', 'admin'), person('b', 'admin', true)], false],
  ['not where the other moderates only', [person('a', 'admin'), person('b', 'moderator')], false],
])('admin may leave: %s', (_, admins, may) => {
  expect(leavesAnAdmin(admins, 'a')).toBe(may)
})
