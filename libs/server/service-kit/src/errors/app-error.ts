import { type ErrorCode, errorMessages, type Issue } from '@rafiq/contracts'

export interface AppErrorOptions {
  /** Instead of the code's own sentence. */
  message?: string
  /** What is wrong with the payload, path by path. */
  issues?: readonly Issue[]
  /** Seconds until trying again makes sense. */
  retryAfter?: number
  /** From when on a rule allows it again. */
  nextAt?: string
  cause?: unknown
}

/** What went wrong, in the platform's own words. Services throw one of its kinds, never an HTTP exception. */
export abstract class AppError extends Error {
  abstract readonly status: number
  readonly code: ErrorCode
  readonly issues: readonly Issue[] | undefined
  readonly retryAfter: number | undefined
  readonly nextAt: string | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(
      options.message ?? errorMessages[code],
      options.cause === undefined ? undefined : { cause: options.cause },
    )
    this.name = new.target.name
    this.code = code
    this.issues = options.issues
    this.retryAfter = options.retryAfter
    this.nextAt = options.nextAt
  }
}
