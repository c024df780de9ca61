import { expect, test } from '@jest/globals'
import { aRight } from '../../testing/a-registry.ts'
import { rightState } from './right-state.ts'

const now = Date.parse('2026-11-21T09:00:00.000Z')

test.each([
  ['never ends', {}, 'good'],
  ['ends in two weeks', { expiresAt: '2026-12-05T09:00:00.000Z' }, 'good'],
  ['ends a moment before', { expiresAt: '2026-12-05T08:59:59.999Z' }, 'expiring'],
  ['ends now', { expiresAt: '2026-11-21T09:00:00.000Z' }, 'expired'],
  ['was revoked', { revokedAt: '2026-11-20T09:00:00.000Z' }, 'revoked'],
])('right that %s', (_, right, state) => {
  expect(rightState(aRight(right), now)).toBe(state)
})
