import { noAnswer, resultOfStatus, type SendResult } from '@rafiq/chat-client'
import type { ErrorCode } from '@rafiq/contracts'
import { isApiError, isNetworkError } from '@rafiq/platform'

/** What a failed call means. An answer without a code is a gateway's, or no answer of ours: it passes. */
export function resultOfError(error: unknown): SendResult {
  if (isNetworkError(error)) return noAnswer
  if (!isApiError(error)) return { kind: 'later', problem: 'internal', afterMs: null }
  return resultOfStatus(error.status, error.code as ErrorCode | null, error.retryAfter)
}
