import { isRefusedValue } from './refused-value.ts'

/** Codes of Node's sockets and resolver, of pg's, ioredis', nodemailer's and fetch's connections. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ECONNECTION',
  'EPIPE',
  'ETIMEDOUT',
  'ETIMEOUT',
  'ESOCKET',
  'EDNS',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_SOCKET',
])

/**
 * SQLSTATEs of a PostgreSQL that is unavailable, starting, stopping, full or too slow: class 08, 53300, 57P01 to 57P05,
 * 57014 (statement timeout), 55P03 (lock timeout), 25P03 (idle in transaction), 25006 (a standby).
 */
const sqlStates = /^(08[0-9A-Z]{3}|53[0-9]{3}|57P0[1-5]|57014|55P03|25P0[34]|25006)$/

/** Sentences of clients that give no code. */
const sentences = [
  /connection terminated/i,
  /connection is closed/i,
  /timeout exceeded when trying to connect/i,
  /query read timeout/i,
  /client has encountered a connection error/i,
  /cannot use a pool after calling end/i,
  /driver has already been destroyed/i,
  /stream isn't writeable/i,
  /command timed out/i,
  /max retries per request/i,
  /^socket timeout\. expecting data/i,
  /^(LOADING|MASTERDOWN|CLUSTERDOWN|READONLY|TRYAGAIN|BUSY|NOREPLICAS|OOM|MISCONF) /,
  /none of startup nodes is available|failed to refresh slots cache|too many cluster redirections/i,
  /^cluster (isn't ready|is (ended|disconnect))|^all sentinels are unreachable/i,
  /\b(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)\b/,
]

/** Deep enough for an ORM's error around a driver's around a socket's. */
const maximumDepth = 5

/**
 * Whether an error, or one it was caused by, says that PostgreSQL, Redis, the mail server or another service
 * is unavailable or overloaded.
 */
export function isConnectionFailure(error: unknown, depth = 0): boolean {
  if (depth > maximumDepth) return false
  if (typeof error === 'string') return sentences.some((sentence) => sentence.test(error))
  if (typeof error !== 'object' || error === null) return false
  if (isRefusedValue(error)) return false
  const { name, code, message, responseCode, cause, previous, errors } = error as Record<string, unknown>
  if (typeof code === 'string' && (codes.has(code) || sqlStates.test(code))) return true
  // What `AbortSignal.timeout` ends a call to another service with.
  if (name === 'TimeoutError') return true
  // SMTP: 421 is "service not available", 45x a temporary failure of the server (RFC 5321 §4.2.3).
  if (typeof responseCode === 'number' && responseCode >= 421 && responseCode < 500) return true
  if (typeof message === 'string' && sentences.some((sentence) => sentence.test(message))) return true
  if (isConnectionFailure(cause, depth + 1) || isConnectionFailure(previous, depth + 1)) return true
  return Array.isArray(errors) && errors.some((inner) => isConnectionFailure(inner, depth + 1))
}
