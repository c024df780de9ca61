import type { ErrorCode } from '@rafiq/platform-contracts'
import { AppError, type AppErrorOptions } from './app-error.ts'

/** 400. What was sent cannot be understood or breaks its schema. */
export class MalformedError extends AppError {
  readonly status = 400

  constructor(code: ErrorCode = 'malformed', options?: AppErrorOptions) {
    super(code, options)
  }
}

/** 401. No session, or a dead one. */
export class UnauthorizedError extends AppError {
  readonly status = 401

  constructor(code: ErrorCode = 'unauthorized', options?: AppErrorOptions) {
    super(code, options)
  }
}

/** 403. The caller is known and may not do this. */
export class ForbiddenError extends AppError {
  readonly status = 403

  constructor(code: ErrorCode = 'forbidden', options?: AppErrorOptions) {
    super(code, options)
  }
}

/** 404. Unknown; also for what the caller may not know exists. */
export class NotFoundError extends AppError {
  readonly status = 404

  constructor(code: ErrorCode = 'not-found', options?: AppErrorOptions) {
    super(code, options)
  }
}

/** 408. The caller took too long to say what it wants; the connection ends. */
export class TimeoutError extends AppError {
  readonly status = 408

  constructor({ code = 'unavailable', ...options }: AppErrorOptions & { code?: ErrorCode } = {}) {
    super(code, options)
  }
}

/** 409. It clashes with what is already there. */
export class ConflictError extends AppError {
  readonly status = 409

  constructor(code: ErrorCode = 'conflict', options?: AppErrorOptions) {
    super(code, options)
  }
}

/** 410. It was there, and is gone for good. */
export class GoneError extends AppError {
  readonly status = 410

  constructor(code: ErrorCode, options?: AppErrorOptions) {
    super(code, options)
  }
}

/** 413. More bytes than allowed. */
export class TooLargeError extends AppError {
  readonly status = 413

  constructor(code: ErrorCode = 'too-large', options?: AppErrorOptions) {
    super(code, options)
  }
}

/** 415. Not a type that is taken here. */
export class UnsupportedTypeError extends AppError {
  readonly status = 415

  constructor(code: ErrorCode = 'unsupported-type', options?: AppErrorOptions) {
    super(code, options)
  }
}

/** 422. Well formed, but a rule of the product forbids it. */
export class RuleError extends AppError {
  readonly status = 422

  constructor(code: ErrorCode = 'rule-broken', options?: AppErrorOptions) {
    super(code, options)
  }
}

/** 429. `retryAfter` in seconds. */
export class TooManyRequestsError extends AppError {
  readonly status = 429

  constructor(retryAfter: number, options?: AppErrorOptions) {
    super('too-many-requests', { ...options, retryAfter })
  }
}

/** 503. Something this service needs is unavailable; `retryAfter` in seconds. */
export class UnavailableError extends AppError {
  readonly status = 503

  constructor({ code = 'unavailable', ...options }: AppErrorOptions & { code?: ErrorCode } = {}) {
    super(code, { retryAfter: 5, ...options })
  }
}
