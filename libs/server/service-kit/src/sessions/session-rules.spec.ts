import { expect, test } from '@jest/globals'
import { sessionLifetime } from './session.ts'
import { isToken, newToken, tokenDigest } from './token.ts'

test('session token has 256 bits and is unique', () => {
  expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32)
  expect(newToken()).not.toBe(newToken())
  expect(isToken(newToken())).toBe(true)
})

test.each(['', 'x'.repeat(42), `${'x'.repeat(42)}:`, undefined, 7])('%p is no session token', (value) => {
  expect(isToken(value)).toBe(false)
})

test('session digest is SHA-256', () => {
  expect(tokenDigest('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})

test('staff sign in anew after 30 idle minutes and after half a day, members after 30 idle days', () => {
  expect(sessionLifetime('moderator')).toEqual({ idle: 1_800_000, absolute: 43_200_000 })
  expect(sessionLifetime('admin')).toEqual(sessionLifetime('moderator'))
  expect(sessionLifetime('user').idle).toBe(30 * 86_400_000)
})
