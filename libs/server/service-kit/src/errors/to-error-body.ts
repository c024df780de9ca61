import type { ErrorBody, ErrorCode, Issue } from '@rafiq/platform-contracts'
import { errorMessage } from './app-error.ts'
import { isConnectionFailure } from './connection-failure.ts'
import { isRefusedValue } from './refused-value.ts'

export interface ErrorAnswer {
  status: number
  headers: Record<string, string>
  body: ErrorBody
}

/** Codes for errors that come from the framework with nothing but a status. */
const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  405: 'not-found',
  406: 'unsupported-type',
  408: 'unavailable',
  409: 'conflict',
  413: 'too-large',
  414: 'too-large',
  415: 'unsupported-type',
  422: 'rule-broken',
  429: 'too-many-requests',
  431: 'too-large',
  503: 'unavailable',
}

/** Words with hyphens: neither Node, PostgreSQL nor Fastify write their codes like this. */
const errorCode = /^[a-z]+(-[a-z]+)*$/

/** Seconds after which a client may ask again while something is unavailable. */
const unavailableRetryAfter = 5

/**
 * The answer to an error, for HTTP and sockets alike. Errors are matched by shape, since two copies of this library
 * may meet in one process. What is not known becomes "internal" and says nothing about its cause.
 */
export function toErrorBody(error: unknown): ErrorAnswer {
  const known = asAppError(error)
  if (known) return answer(known.status, known.code, known)
  const status = frameworkStatus(error)
  const code = status === undefined ? undefined : codeByStatus[status]
  if (status !== undefined && code !== undefined) {
    return answer(status, code, status === 503 || status === 429 ? { retryAfter: unavailableRetryAfter } : {})
  }
  if (isRefusedValue(error)) return answer(400, 'malformed', {})
  if (isConnectionFailure(error)) return answer(503, 'unavailable', { retryAfter: unavailableRetryAfter })
  return answer(500, 'internal', {})
}

interface Details {
  message?: string | undefined
  issues?: readonly Issue[] | undefined
  retryAfter?: number | undefined
  nextAt?: string | undefined
}

function answer(
  status: number,
  code: ErrorCode,
  { message, issues, retryAfter, nextAt }: Details,
): ErrorAnswer {
  return {
    status,
    headers: retryAfter === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) },
    body: {
      message: message ?? errorMessage(code),
      code,
      ...(issues && { issues: [...issues] }),
      ...(nextAt !== undefined && { nextAt }),
    },
  }
}

function asAppError(error: unknown): (Details & { status: number; code: ErrorCode }) | undefined {
  if (!(error instanceof Error) || !('status' in error) || !('code' in error)) return undefined
  const { status, code } = error
  const ours = typeof status === 'number' && typeof code === 'string' && errorCode.test(code)
  return ours ? (error as Details & { status: number; code: ErrorCode } & Error) : undefined
}

/** The status that Nest (`getStatus`) or Fastify (`statusCode`) gave to an error of the request itself. */
function frameworkStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('getStatus' in error && typeof error.getStatus === 'function') return Number(error.getStatus())
  if ('statusCode' in error && typeof error.statusCode === 'number') return error.statusCode
  return undefined
}
