import type { ErrorCode } from '@rafiq/contracts'
import type { ChatMessage } from '@rafiq/contracts/chat'
import type { SendProblem } from './outbox-item.ts'

/** What became of an attempt: stored, to be tried again, rejected for good, or nobody is signed in any more. */
export type SendResult =
  | { kind: 'stored'; message: ChatMessage }
  | { kind: 'later'; problem: SendProblem; afterMs: number | null }
  | { kind: 'refused'; problem: ErrorCode }
  | { kind: 'signed-out' }

/** Faults that pass by themselves. */
const passing: readonly ErrorCode[] = ['too-many-requests', 'unavailable', 'internal', 'conflict']

/** No answer, or none of ours: whether the message was stored is not known, and need not be. */
export const noAnswer: SendResult = { kind: 'later', problem: 'network', afterMs: null }

/** What a stored message means for the attempt that brought it. */
export const stored = (message: ChatMessage): SendResult => ({ kind: 'stored', message })

/**
 * What an error code means for the message, whether it came over the socket or by HTTP.
 *
 * @param retryAfter seconds, where the server said so
 */
export function resultOfCode(code: ErrorCode, retryAfter: number | null = null): SendResult {
  if (code === 'unauthorized') return { kind: 'signed-out' }
  if (!passing.includes(code)) return { kind: 'refused', problem: code }
  return { kind: 'later', problem: code, afterMs: retryAfter === null ? null : retryAfter * 1000 }
}

/** What an HTTP answer that is no success means. One without a code is a gateway's, and passes where it is the server's fault. */
export function resultOfStatus(
  status: number,
  code: ErrorCode | null | undefined,
  retryAfter: number | null,
): SendResult {
  if (status === 401) return resultOfCode('unauthorized')
  return resultOfCode(code ?? (status >= 500 || status === 429 ? 'unavailable' : 'malformed'), retryAfter)
}

/** How long to wait before the next attempt, after so many that failed in a row; milliseconds. */
export const backoff = (attempts: number): number => Math.min(30_000, 1000 * 2 ** (attempts - 1))
