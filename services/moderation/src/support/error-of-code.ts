import type { ErrorCode } from '@rafiq/contracts'
import { type AppError, ConflictError, ForbiddenError, NotFoundError } from '@rafiq/service-kit'

/** The error for a code that this service's rules, or the users service's, answer. */
export function errorOfCode(code: ErrorCode): AppError {
  if (code === 'not-found') return new NotFoundError()
  return code === 'conflict' || code.startsWith('report-')
    ? new ConflictError(code)
    : new ForbiddenError(code)
}
