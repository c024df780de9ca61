import { expect, test } from '@jest/globals'
import { ApiError, NetworkError } from '@rafiq/platform'
import { resultOfError } from './result-of-error.ts'

const rejection = (status: number, code?: string, retryAfter: number | null = null) =>
  new ApiError({ status, text: 'x', body: code === undefined ? null : ({ code } as never), retryAfter })

test.each([
  [new NetworkError('gone'), { kind: 'later', problem: 'network', afterMs: null }],
  [rejection(503, 'unavailable', 2), { kind: 'later', problem: 'unavailable', afterMs: 2000 }],
  [rejection(502), { kind: 'later', problem: 'unavailable', afterMs: null }],
  [rejection(500, 'internal'), { kind: 'later', problem: 'internal', afterMs: null }],
  [rejection(429, 'too-many-requests', 30), { kind: 'later', problem: 'too-many-requests', afterMs: 30_000 }],
  [rejection(403, 'account-paused'), { kind: 'refused', problem: 'account-paused' }],
  [rejection(404, 'not-found'), { kind: 'refused', problem: 'not-found' }],
  [rejection(400, 'malformed'), { kind: 'refused', problem: 'malformed' }],
  [rejection(401, 'unauthorized'), { kind: 'signed-out' }],
])('outbox result of %s', (error, result) => expect(resultOfError(error)).toEqual(result))
