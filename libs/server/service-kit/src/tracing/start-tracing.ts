import { currentTracer, useTracer } from './tracing.ts'

/** Of the settings that every service reads. */
interface TracingSettings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  readonly OTEL_TRACES_SAMPLER_ARG?: number | undefined
}

/** Sends traces, where the settings name who takes them; else not even the library is read. */
export async function startTracing(service: string, settings: TracingSettings): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share = 1 } = settings
  if (endpoint === undefined) return
  const { createTracer } = await import('./open-telemetry.ts')
  useTracer(createTracer({ service, endpoint, share }))
}

/** Sends what is left. Never rejects: who stops does not wait for a collector's mistakes. */
export async function stopTracing(): Promise<void> {
  const tracer = currentTracer()
  useTracer(undefined)
  await tracer?.stop().catch(() => undefined)
}
