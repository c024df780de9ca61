import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What a span may say: names that stand in the code, and numbers. There is no key for an id, an address, a path, a
 * statement or a message, so nothing of a person gets into a trace.
 */
export type SpanFacts = Partial<{
  'http.request.method': string
  /** The pattern, never the path. */
  'http.route': string
  'http.response.status_code': number
  'db.system.name': 'postgresql' | 'redis'
  /** The first word of a statement, or a command. */
  'db.operation.name': string
  'messaging.destination.name': string
  'messaging.operation.type': 'send' | 'process'
  /** Name or code of an error; its message may repeat what people typed. */
  'error.type': string
}>

export type SpanKind = 'server' | 'client' | 'producer' | 'consumer'

/** A piece of work under way. */
export interface OpenSpan {
  /** As `traceparent` of W3C tells the next process of it. */
  readonly traceparent: string
  add(facts: SpanFacts): void
  /** @param failure what ended it, where it failed */
  end(failure?: unknown): void
}

/** Whatever takes spans and sends them on. */
export interface Tracer {
  /** @param parent the span that it belongs to, here or in another process; without one a trace begins */
  start(name: string, kind: SpanKind, facts: SpanFacts, parent: string | undefined): OpenSpan
  stop(): Promise<void>
}

const spans = new AsyncLocalStorage<OpenSpan>()
let tracer: Tracer | undefined

/** From here on spans are taken, for the whole process; undefined: no more. */
export function useTracer(next: Tracer | undefined): void {
  tracer = next
}

export const currentTracer = (): Tracer | undefined => tracer

/** The span that the work under way belongs to; nothing where traces are off. */
export const currentSpan = (): OpenSpan | undefined => (tracer ? spans.getStore() : undefined)

/** Whatever this work begins belongs to the span. */
export const withSpan = <T>(span: OpenSpan | undefined, work: () => T): T =>
  span ? spans.run(span, work) : work()

/** A part of the work under way; nothing where that is not traced. */
export const startPart = (name: string, kind: SpanKind, facts: SpanFacts): OpenSpan | undefined => {
  const parent = currentSpan()
  return parent && tracer?.start(name, kind, facts, parent.traceparent)
}

/** Work as a span of its own, of the trace that another process began or of a new one. */
export async function traced<T>(
  name: string,
  kind: SpanKind,
  { facts, parent }: { facts: SpanFacts; parent?: string | undefined },
  work: () => Promise<T>,
): Promise<T> {
  const span = tracer?.start(name, kind, facts, parent)
  if (!span) return work()
  try {
    const result = await withSpan(span, work)
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}

/** The header of W3C, in lower case. */
export const traceHeader = 'traceparent'

/** What tells the next process of the work under way. */
export function traceHeaders(span = currentSpan()): Record<string, string> {
  return span ? { [traceHeader]: span.traceparent } : {}
}
