import { expect, test } from '@jest/globals'
import { aStatus } from '../../testing/a-status.ts'
import { placeOf } from './place-of.ts'

const status = aStatus({
  canary: { version: '2.0.0', percent: 10 },
  previews: [{ name: 'stickers', version: '3.0.0', expiresAt: '2026-12-01T00:00:00.000Z' }],
})

test.each([
  ['1.2.0', 'stable'],
  ['2.0.0', 'canary'],
  ['3.0.0', 'preview'],
  ['1.1.0', 'previous'],
  ['1.0.0', null],
])('version place %s: %s', (version, place) => {
  expect(placeOf(version, status)).toBe(place)
})
