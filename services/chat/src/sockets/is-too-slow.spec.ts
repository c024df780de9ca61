import { expect, test } from '@jest/globals'
import { isTooSlow } from './is-too-slow.ts'

test.each([
  [0, 0, false],
  [1_000, 1024 * 1024, false],
  [1_001, 0, true],
  [0, 1024 * 1024 + 1, true],
])('%i packets and %i bytes that wait: %p', (packets, bytes, slow) => {
  expect(isTooSlow({ packets, bytes })).toBe(slow)
})
