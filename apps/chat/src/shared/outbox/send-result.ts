import type { ChatMessage, ErrorCode } from '@rafiq/contracts'
import { isApiError, isNetworkError } from '@rafiq/platform'
import type { SendProblem } from './outbox-item.ts'

/** What became of an attempt: stored, to be tried again, refused for good, or nobody is signed in any more. */
export type SendResult =
  | { kind: 'stored'; message: ChatMessage }
  | { kind: 'later'; problem: SendProblem; afterMs: number | null }
  | { kind: 'refused'; problem: ErrorCode }
  | { kind: 'signed-out' }

/** Faults that pass by themselves. */
const passing: readonly ErrorCode[] = ['too-many-requests', 'unavailable', 'internal', 'conflict']

/** What a refusal by the platform means, over whichever line it came. */
export function afterRefusal(code: ErrorCode, retryAfter: number | null = null): SendResult {
  if (code === 'unauthorized') return { kind: 'signed-out' }
  if (!passing.includes(code)) return { kind: 'refused', problem: code }
  return { kind: 'later', problem: code, afterMs: retryAfter === null ? null : retryAfter * 1000 }
}

/** What a failed call means. An answer without a code is a gateway's, or no answer of ours: it passes. */
export function afterError(error: unknown): SendResult {
  if (isNetworkError(error)) return { kind: 'later', problem: 'network', afterMs: null }
  if (!isApiError(error)) return { kind: 'later', problem: 'internal', afterMs: null }
  const code = error.status === 401 ? 'unauthorized' : (error.code ?? codeOf(error.status))
  return afterRefusal(code, error.retryAfter)
}

const codeOf = (status: number): ErrorCode => (status >= 500 || status === 429 ? 'unavailable' : 'malformed')

/** How long to wait before the next attempt, after so many that failed in a row; milliseconds. */
export const backoff = (attempts: number): number => Math.min(30_000, 1000 * 2 ** (attempts - 1))
