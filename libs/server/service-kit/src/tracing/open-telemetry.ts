import {
  type Context,
  SpanKind as Kinds,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import type { OpenSpan, SpanFacts, SpanKind, Tracer } from './tracing.ts'

const kinds: Record<SpanKind, Kinds> = {
  server: Kinds.SERVER,
  client: Kinds.CLIENT,
  producer: Kinds.PRODUCER,
  consumer: Kinds.CONSUMER,
}

export interface TracerOptions {
  readonly service: string
  /** Of a collector that speaks OTLP over HTTP, without `/v1/traces`. */
  readonly endpoint: string
  /** Share of the traces that begin here; those that began elsewhere are taken as it was decided there. */
  readonly share: number
}

/** Spans by the SDK of OpenTelemetry, sent in batches; a collector that is away costs spans and nothing else. */
export function createTracer({ service, endpoint, share }: TracerOptions): Tracer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'rafiq' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('rafiq')
  return {
    start: (name, kind, facts, parent) =>
      opened(tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, contextOf(parent))),
    stop: () => provider.shutdown(),
  }
}

function contextOf(parent: string | undefined): Context {
  const remote = parent === undefined ? null : parseTraceParent(parent)
  return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT
}

function opened(span: Span): OpenSpan {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    add: (facts: SpanFacts) => span.setAttributes(facts),
    end: (failure) => {
      if (failure !== undefined) {
        span.setAttributes({ 'error.type': kindOf(failure) } satisfies SpanFacts)
        span.setStatus({ code: SpanStatusCode.ERROR })
      }
      span.end()
    },
  }
}

/** Codes and names of errors are from code. */
function kindOf(failure: unknown): string {
  if (!(failure instanceof Error)) return 'failed'
  const { code } = failure as { code?: unknown }
  return typeof code === 'string' ? code : failure.name
}
