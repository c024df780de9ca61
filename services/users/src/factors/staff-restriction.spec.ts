import { expect, test } from '@jest/globals'
import { mayRemoveFactor, staffRestriction } from './staff-restriction.ts'

test.each([
  ['a moderator without a factor', 'moderator', true, false, 'second-factor-required'],
  ['an admin whose password may be weak', 'admin', false, true, 'password-change-required'],
  ['an admin with neither', 'admin', false, false, 'second-factor-required'],
  ['an admin with both', 'admin', true, true, null],
  ['a member with neither', 'user', false, false, null],
] as const)(
  'staff restriction with required factors for %s is %s',
  (_who, role, passwordStrict, hasFactor, restriction) => {
    expect(staffRestriction('required', { role, passwordStrict }, hasFactor)).toBe(restriction)
  },
)

test('staff without factors are not restricted where factors are optional', () => {
  expect(staffRestriction('optional', { role: 'admin', passwordStrict: false }, false)).toBeNull()
})

test.each([
  ['the last factor of staff who need one stays', 'required', 'admin', 0, false],
  ['one of two goes', 'required', 'admin', 1, true],
  ['the last one of staff who need none goes', 'optional', 'admin', 0, true],
  ['the last one of a member goes', 'required', 'user', 0, true],
] as const)('staff restriction: %s', (_what, policy, role, left, may) => {
  expect(mayRemoveFactor(policy, role, left)).toBe(may)
})
