import { expect, test } from '@jest/globals'
import { ApiError, NetworkError } from '@rafiq/platform'
import { resultOfError } from './result-of-error.ts'

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
])('%s', (error, result) => expect(resultOfError(error)).toEqual(result))
