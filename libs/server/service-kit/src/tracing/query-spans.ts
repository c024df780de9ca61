import { type OpenSpan, startPart } from './tracing.ts'

/** What a statement can begin with; whatever else a statement says stays out of traces. */
const verbs = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'with',
  'begin',
  'commit',
  'rollback',
  'savepoint',
])

type Query = (...args: unknown[]) => unknown
type Callback = (error: unknown, result: unknown) => void

/**
 * Asks a query of pg's client as part of the work under way. It is asked in three ways: with a callback, for a promise, and by
 * an object that fetches row by row, which goes untraced.
 */
export function tracedQuery(query: Query, args: unknown[]): unknown {
  const span = startQuery(args[0])
  if (!span) return query(...args)
  const last = args.at(-1)
  if (typeof last === 'function') {
    const callback: Callback = (error, result) => {
      span.end(error ?? undefined)
      ;(last as Callback)(error, result)
    }
    return query(...args.slice(0, -1), callback)
  }
  const answer = query(...args)
  if (!(answer instanceof Promise)) return answer
  answer.then(
    () => span.end(),
    (error: unknown) => span.end(error),
  )
  return answer
}

function startQuery(query: unknown): OpenSpan | undefined {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text
  if (typeof text !== 'string' || isSubmittable(query)) return undefined
  const [, word = ''] = /^\s*(\w+)/.exec(text) ?? []
  const verb = word.toLowerCase()
  const operation = verbs.has(verb) ? verb : 'other'
  return startPart(`PostgreSQL ${operation}`, 'client', {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
  })
}

const isSubmittable = (query: unknown): boolean =>
  typeof (query as { submit?: unknown } | null)?.submit === 'function'
