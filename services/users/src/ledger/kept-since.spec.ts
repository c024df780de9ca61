import { expect, test } from '@jest/globals'
import { keptSince } from './kept-since.ts'

test.each([
  ['2026-11-23T10:00:00Z', '2025-11-23'],
  ['2026-11-22T21:00:00Z', '2025-11-23'],
  ['2028-02-29T10:00:00Z', '2027-02-28'],
])('view counts at %s are stored since %s', (now, since) => {
  expect(keptSince(new Date(now))).toBe(since)
})
