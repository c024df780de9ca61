import { expect, test } from '@jest/globals'
import { isUnnoted, stateOfRight } from './team-right.ts'

const now = new Date('2026-11-21T09:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

test.each([
  ['never ends', { expiresAt: null, revokedAt: null }, 'good'],
  ['ends in a second', { expiresAt: at(1), revokedAt: null }, 'good'],
  ['ends now', { expiresAt: now, revokedAt: null }, 'expired'],
  ['was revoked', { expiresAt: at(60), revokedAt: at(-1) }, 'revoked'],
  ['was revoked and would have ended', { expiresAt: at(-60), revokedAt: at(-90) }, 'revoked'],
])('right that %s', (_, right, state) => {
  expect(stateOfRight(right, now)).toBe(state)
})

test('use of a right is noted once a minute', () => {
  expect(isUnnoted({ lastUsedAt: null }, now)).toBe(true)
  expect(isUnnoted({ lastUsedAt: at(-59) }, now)).toBe(false)
  expect(isUnnoted({ lastUsedAt: at(-60) }, now)).toBe(true)
})
