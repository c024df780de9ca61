/**
 * SQLSTATEs for a value that was sent and cannot be kept: 22003 out of range, 22007 and 22008 no such time, 22021 not in
 * the encoding (NUL), 22P05 not in it either (JSON).
 */
const sqlStates = new Set(['22003', '22007', '22008', '22021', '22P05'])

/**
 * What PostgreSQL says of a NUL inside a statement, under the state of a broken protocol. Poolers say that of outages too,
 * so its words decide.
 */
const brokenMessage =
  /invalid message format|invalid string in message|(insufficient|no) data left in message/

const maximumDepth = 5

/**
 * Whether an error, or one it was caused by, says that PostgreSQL refused a value. The schemas are there to find it first:
 * this is the net below them, so that what one of them lets through is the caller's error and no outage.
 */
export function isRefusedValue(error: unknown, depth = 0): boolean {
  if (depth > maximumDepth || typeof error !== 'object' || error === null) return false
  const { code, message, cause, previous } = error as Record<string, unknown>
  if (typeof code === 'string' && sqlStates.has(code)) return true
  if (code === '08P01' && typeof message === 'string' && brokenMessage.test(message)) return true
  return isRefusedValue(cause, depth + 1) || isRefusedValue(previous, depth + 1)
}
