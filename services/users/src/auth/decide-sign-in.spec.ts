import { expect, test } from '@jest/globals'
import { decideSignIn } from './decide-sign-in.ts'

const verified = { emailVerifiedAt: new Date() }
const unverified = { emailVerifiedAt: null }

test('sign-in admits a verified member with the right password', () => {
  expect(decideSignIn(verified, true)).toEqual({ admitted: true, member: verified })
})

test.each([
  ['an unknown account', null, false, 404, 'user-not-found', true],
  ['a wrong password', verified, false, 401, 'invalid-password', true],
  ['a wrong password of an unverified account', unverified, false, 401, 'invalid-password', true],
  ['an unverified account with the right password', unverified, true, 403, 'email-not-verified', false],
] as const)('sign-in refuses %s', (_who, member, matches, status, code, countsAsFailure) => {
  expect(decideSignIn(member, matches)).toMatchObject({ countsAsFailure, error: { status, code } })
})
