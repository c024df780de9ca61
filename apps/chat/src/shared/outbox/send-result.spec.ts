import { expect, test } from '@jest/globals'
import { ApiError, NetworkError } from '@rafiq/platform'
import { afterError, backoff } from './send-result.ts'

const refusal = (status: number, code?: string, retryAfter: number | null = null) =>
  new ApiError({ status, text: 'x', body: code === undefined ? null : ({ code } as never), retryAfter })

test.each([
  [new NetworkError('gone'), { kind: 'later', problem: 'network', afterMs: null }],
  [refusal(503, 'unavailable', 2), { kind: 'later', problem: 'unavailable', afterMs: 2000 }],
  [refusal(502), { kind: 'later', problem: 'unavailable', afterMs: null }],
  [refusal(500, 'internal'), { kind: 'later', problem: 'internal', afterMs: null }],
  [refusal(429, 'too-many-requests', 30), { kind: 'later', problem: 'too-many-requests', afterMs: 30_000 }],
  [refusal(403, 'account-paused'), { kind: 'refused', problem: 'account-paused' }],
  [refusal(404, 'not-found'), { kind: 'refused', problem: 'not-found' }],
  [refusal(400, 'malformed'), { kind: 'refused', problem: 'malformed' }],
  [refusal(401, 'unauthorized'), { kind: 'signed-out' }],
])('%s', (error, result) => expect(afterError(error)).toEqual(result))

test('waits longer after each failure, up to half a minute', () => {
  expect([1, 2, 3, 6, 20].map(backoff)).toEqual([1000, 2000, 4000, 30_000, 30_000])
})
