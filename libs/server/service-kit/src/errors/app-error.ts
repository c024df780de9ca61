import { type ErrorCode, type Issue, platformErrorMessages } from '@rafiq/platform-contracts'

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
      options.message ?? errorMessage(code),
      options.cause === undefined ? undefined : { cause: options.cause },
    )
    this.name = new.target.name
    this.code = code
    this.issues = options.issues
    this.retryAfter = options.retryAfter
    this.nextAt = options.nextAt
  }
}

const messages = new Map<string, string>(Object.entries(platformErrorMessages))

/** Teaches this process the English sentences of a product's own codes: `ServiceOptions.product` does. */
export function registerErrorMessages(more: Readonly<Record<string, string>>): void {
  for (const [code, message] of Object.entries(more)) messages.set(code, message)
}

/** The English sentence of a code; the code itself where nobody has registered one. */
export const errorMessage = (code: ErrorCode): string => messages.get(code) ?? code
