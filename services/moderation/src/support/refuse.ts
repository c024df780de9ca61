import type { ErrorCode } from '@rafiq/contracts'
import { type AppError, ConflictError, ForbiddenError, NotFoundError } from '@rafiq/service-kit'

/** The error of a refusal by the rules, this service's or the users service's. */
export function refuse(code: ErrorCode): AppError {
  if (code === 'not-found') return new NotFoundError()
  return code === 'conflict' || code.startsWith('report-')
    ? new ConflictError(code)
    : new ForbiddenError(code)
}
