import { expect, test } from '@jest/globals'
import { toStatusCounts } from './to-status-counts.ts'

test('status counts have a figure for each status', () => {
  expect(toStatusCounts(new Map([['failed', 3]]))).toEqual({
    contacted: 0,
    pending_response: 0,
    connected: 0,
    failed: 3,
    expired: 0,
    declined: 0,
  })
})
