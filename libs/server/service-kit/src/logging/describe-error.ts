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

/**
 * An error for the log, without personal data. A database error's message holds the statement and its values, and a
 * JSON error's a piece of the body, so both are replaced by what kind they are.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)) }
  const { code, constraint, table, cause } = error as Error & Record<string, unknown>
  const description: ErrorDescription = { type: error.name, message: scrub(error.message) }
  if (typeof code === 'string') description.code = code
  if (typeof code === 'string' && sqlState.test(code)) {
    description.message = ['database error', code, table, constraint]
      .filter((part) => typeof part === 'string')
      .join(' ')
  } else if ('query' in error || 'sql' in error) {
    description.message = 'database error'
  } else if (error instanceof SyntaxError) {
    description.message = 'not valid JSON, or another syntax'
  }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  if (frames && frames.length > 0) description.stack = frames.join('\n')
  if (cause !== undefined && depth < maximumDepth) description.cause = describeError(cause, depth + 1)
  return description
}
