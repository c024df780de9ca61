import { expect, test } from '@jest/globals'
import type { ErrorCode } from '@rafiq/contracts'
import { backoff, resultOfCode, resultOfStatus } from './send-result.ts'

test.each<[number, ErrorCode | null, number | null, object]>([
  [503, 'unavailable', 2, { kind: 'later', problem: 'unavailable', afterMs: 2000 }],
  [502, null, null, { kind: 'later', problem: 'unavailable', afterMs: null }],
  [500, 'internal', null, { kind: 'later', problem: 'internal', afterMs: null }],
  [429, 'too-many-requests', 30, { kind: 'later', problem: 'too-many-requests', afterMs: 30_000 }],
  [403, 'account-paused', null, { kind: 'refused', problem: 'account-paused' }],
  [404, 'not-found', null, { kind: 'refused', problem: 'not-found' }],
  [413, null, null, { kind: 'refused', problem: 'malformed' }],
  [401, null, null, { kind: 'signed-out' }],
])('a send answered %i %s, retry after %s, ends as %j', (status, code, retryAfter, result) => {
  expect(resultOfStatus(status, code, retryAfter)).toEqual(result)
})

test('a send rejected over the socket ends as the same error code does by HTTP', () => {
  expect(resultOfCode('not-found')).toEqual(resultOfStatus(404, 'not-found', null))
})

test('retries wait longer after each failure, up to half a minute', () => {
  expect([1, 2, 3, 6, 20].map(backoff)).toEqual([1000, 2000, 4000, 30_000, 30_000])
})
