import { expect, test } from '@jest/globals'
import { isModerating, isStaff, isUnderAdmins, roles } from './roles.ts'

test.each([
  ['user', false, false, false],
  ['moderator', true, true, false],
  ['admin', true, true, true],
  ['releases', true, false, true],
] as const)('role %s: of the team %s, moderates %s, is acted on by admins alone %s', (role, ...expected) => {
  expect([isStaff(role), isModerating(role), isUnderAdmins(role)]).toEqual(expected)
})

test('role that is not named in a list has none of its rights', () => {
  const unnamed = 'visitor' as (typeof roles)[number]
  expect([isStaff(unnamed), isModerating(unnamed), isUnderAdmins(unnamed)]).toEqual([false, false, false])
})
