import type { FastifyInstance, FastifyRequest } from 'fastify'
import { runWithRequestId } from '../context/request-context.ts'
import type { WorkContext } from '../context/work-context.ts'
import type { Readiness } from '../health/readiness.ts'
import type { AccessLog } from '../logging/logger.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { closeRequestSpan, openRequestSpan, requestSpan } from '../tracing/request-spans.ts'
import { withSpan } from '../tracing/tracing.ts'
import { errorCodeOf } from './error-filter.ts'
import { addressHeader, addressOf, claimedRequestId, requestIdHeader } from './request-origin.ts'

/** Paths that probes ask all day long. */
const unlogged = new Set(['/healthz', '/readyz'])

interface RequestSurroundings {
  readonly accessLog: AccessLog
  readonly metrics: Metrics
  readonly context: WorkContext
  readonly readiness: Readiness
  /** Of every answer. */
  readonly headers: Readonly<Record<string, string>>
  /** Callers are outside: an id of theirs is told beside the request's own, and goes no further. */
  readonly isEdge: boolean
}

/**
 * What surrounds every request: its id (in, logged, out), safe default headers, an entity manager of its own, one log
 * line and one measurement under the route's pattern. The line of a refused request says by whom and why (ASVS 16.3.2).
 */
export function addRequestHooks(
  fastify: FastifyInstance,
  { accessLog, metrics, context, readiness, headers, isEdge }: RequestSurroundings,
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header(requestIdHeader, request.id)
    const span = openRequestSpan(request, isEdge)
    withSpan(span, () => runWithRequestId(request.id, done, actingAddress(request)))
  })
  // A body is parsed in the socket's own asynchronous context, so the request's is entered again after it.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const origin = { requestId: request.id, address: actingAddress(request) }
    withSpan(requestSpan(request), () => context.run(done, origin))
  })
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (readiness.draining) reply.header('connection', 'close')
    done(null, payload)
  })
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const { method } = request
    const status = reply.statusCode
    closeRequestSpan(request, reply)
    metrics.requests.observe({ method, route, status: String(status) }, reply.elapsedTime / 1000)
    if (!unlogged.has(route)) {
      const callerRequestId = isEdge ? claimedRequestId(request.headers[requestIdHeader]) : undefined
      const milliseconds = Math.round(reply.elapsedTime)
      const line = { requestId: request.id, callerRequestId, method, route, status, milliseconds }
      accessLog({ ...line, ...rejection(request) })
    }
    done()
  })
}

/** Of a refused request also why and, where there is a session, of whom: what else members do is nobody's business. */
function rejection(request: FastifyRequest & { user?: { memberId: string } | null }) {
  const code = errorCodeOf(request)
  return code === undefined ? {} : { code, memberId: request.user?.memberId }
}

const actingAddress = ({ url, headers, ip }: FastifyRequest) => addressOf(url, headers[addressHeader], ip)
