import { type SpanFacts, type SpanKind, type Tracer, useTracer } from '../src/tracing/tracing.ts'

interface RecordedSpan {
  readonly name: string
  readonly kind: SpanKind
  readonly facts: SpanFacts
  readonly parent: string | undefined
  readonly traceparent: string
  ended: boolean
  failure?: unknown
}

/** For specs: takes spans from here on, and keeps them. `useTracer(undefined)` ends it. */
export function recordSpans(): RecordedSpan[] {
  const spans: RecordedSpan[] = []
  const tracer: Tracer = {
    start: (name, kind, facts, parent) => {
      const span: RecordedSpan = {
        name,
        kind,
        facts: { ...facts },
        parent,
        traceparent: `span-${spans.length}`,
        ended: false,
      }
      spans.push(span)
      return {
        traceparent: span.traceparent,
        add: (more) => Object.assign(span.facts, more),
        end: (failure) => Object.assign(span, { ended: true, ...(failure !== undefined && { failure }) }),
      }
    },
    stop: async () => undefined,
  }
  useTracer(tracer)
  return spans
}
