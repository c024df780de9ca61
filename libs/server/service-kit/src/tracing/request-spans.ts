import type { FastifyReply, FastifyRequest } from 'fastify'
import { currentTracer, type OpenSpan, traceHeader } from './tracing.ts'

/** Paths that probes ask all day long. */
const untraced = new Set(['/healthz', '/readyz'])

const open = new WeakMap<FastifyRequest, OpenSpan>()

/** @param isEdge callers are outside, and are not believed which trace they belong to */
export function openRequestSpan(request: FastifyRequest, isEdge: boolean): OpenSpan | undefined {
  const tracer = currentTracer()
  const route = request.routeOptions.url ?? 'unknown'
  if (!tracer || untraced.has(route)) return undefined
  const claimed = isEdge ? undefined : request.headers[traceHeader]
  const span = tracer.start(
    `${request.method} ${route}`,
    'server',
    { 'http.request.method': request.method, 'http.route': route },
    typeof claimed === 'string' ? claimed : undefined,
  )
  open.set(request, span)
  return span
}

export const requestSpan = (request: FastifyRequest): OpenSpan | undefined =>
  currentTracer() && open.get(request)

export function closeRequestSpan(request: FastifyRequest, { statusCode }: FastifyReply): void {
  const span = requestSpan(request)
  span?.add({ 'http.response.status_code': statusCode })
  span?.end(statusCode >= 500 ? new Error() : undefined)
}
