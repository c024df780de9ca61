import { originalFrame } from './original-frame.ts'
import { scrub } from './scrub.ts'

/** What a log line may say of an error. */
export interface ErrorDescription {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: ErrorDescription
}

const sqlState = /^[0-9A-Z]{5}$/
const maximumDepth = 3

type ErrorLike = Record<string, unknown> & { message: string; stack?: string }

/** Errors, and the plain copies of them that pg-boss emits with the queue and the worker beside them. */
const isErrorLike = (error: unknown): error is ErrorLike =>
  error instanceof Error ||
  (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string')

/** A copy has the class's name in its stack only. */
const typeOf = ({ name, stack }: ErrorLike): string =>
  typeof name === 'string' ? name : (/^\w*Error\b/.exec(stack ?? '')?.[0] ?? 'Error')

/**
 * An error for the log, without personal data. A database error's message holds the statement and its values, and a
 * JSON error's a piece of the body, so both are replaced by what kind they are.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!isErrorLike(error)) return { type: typeof error, message: scrub(String(error)) }
  const { code, constraint, table, cause } = error
  const description: ErrorDescription = { type: typeOf(error), message: scrub(error.message) }
  if (typeof code === 'string') description.code = code
  if (typeof code === 'string' && sqlState.test(code)) {
    description.message = ['database error', code, table, constraint]
      .filter((part) => typeof part === 'string')
      .join(' ')
  } else if ('query' in error || 'sql' in error) {
    description.message = 'database error'
  } else if (description.type === 'SyntaxError') {
    description.message = 'not valid JSON, or another syntax'
  }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  if (frames && frames.length > 0) description.stack = frames.map(originalFrame).join('\n')
  if (cause !== undefined && depth < maximumDepth) description.cause = describeError(cause, depth + 1)
  return description
}
