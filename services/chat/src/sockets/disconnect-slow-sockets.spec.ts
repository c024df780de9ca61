import { expect, test } from '@jest/globals'
import { isTooSlow } from './disconnect-slow-sockets.ts'

test.each([
  [0, 0, false],
  [1_000, 1024 * 1024, false],
  [1_001, 0, true],
  [0, 1024 * 1024 + 1, true],
])('a socket with %i packets and %i bytes that wait is too slow: %p', (packets, bytes, slow) => {
  expect(isTooSlow({ packets, bytes })).toBe(slow)
})
