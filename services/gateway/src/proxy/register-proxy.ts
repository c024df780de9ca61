import replyFrom from '@fastify/reply-from'
import { bodyLimits, releaseHeaders } from '@rafiq/platform-contracts'
import {
  type ErrorAnswer,
  type Logger,
  NotFoundError,
  sendError,
  TimeoutError,
  TooLargeError,
  toErrorBody,
  traceHeaders,
  UnavailableError,
} from '@rafiq/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerPolicy } from '../http/security-headers.ts'
import type { ApiRoute } from './api-routes.ts'
import { boundBody } from './bounded-body.ts'
import { upstreamHeaders, withoutOriginWide } from './upstream-headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that is led to a service: which, and its bodies' limit where it has one of its own. */
    readonly service?: string
    readonly bodyBytes?: number | undefined
  }
}

export interface ProxyOptions {
  readonly routes: readonly ApiRoute[]
  /** Addresses by the names of services. */
  readonly upstreams: Readonly<Record<string, string>>
  /** Where the service of a team is that has this prefix at this moment; undefined: no team has it. */
  readonly teamOrigin: (prefix: string) => string | undefined
  /** The revision that pages are composed from, for whoever waits for a release. */
  readonly liveRevision: () => string
  /** Milliseconds in which a body of the usual size has to be there. */
  readonly bodyTimeout: number
  readonly logger: Logger
}

/** All but TRACE and CONNECT, which no service answers. */
const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'] as const

/** Milliseconds. */
const timeouts = { connect: 2_000, answer: 30_000 }

/** Leads each route of the API to its service, and prefixes of teams to theirs; whatever else is below `/api` is a 404. */
export async function registerProxy(fastify: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { routes, upstreams, teamOrigin, liveRevision, bodyTimeout, logger } = options
  fastify.addHook('onRequest', rejectLargeBody)
  await fastify.register(async (scope) => {
    // Nest's filter sees the routes of its controllers only.
    scope.setErrorHandler((error, request, reply) => sendError(logger, error, request, reply))
    // Bodies are passed on as they come, whatever the gateway itself can parse.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.addHook('preParsing', async (request, _reply, payload) => {
      const maximum = bodyLimitOf(request)
      // A large one may come over a slow line: the server's own limit for a whole request is enough.
      return boundBody(payload, { maximum, timeout: maximum > bodyLimits.usual ? undefined : bodyTimeout })
    })
    await scope.register(replyFrom, {
      disableRequestLogging: true,
      undici: {
        connect: { timeout: timeouts.connect },
        headersTimeout: timeouts.answer,
        bodyTimeout: timeouts.answer,
      },
    })
    for (const { path, service, bodyBytes } of routes) {
      const revision = service === 'releases' ? liveRevision : undefined
      scope.route({
        method: [...methods],
        url: path,
        config: { service, bodyBytes },
        handler: (request, reply) =>
          passOn(request, reply, { upstream: upstreams[service] ?? '', liveRevision: revision }),
      })
    }
    // Every path that is declared is preferred to these by the router.
    for (const url of ['/api/:prefix', '/api/:prefix/*']) {
      scope.route<{ Params: { prefix: string } }>({
        method: [...methods],
        url,
        handler: (request, reply) => {
          const upstream = teamOrigin(request.params.prefix)
          if (upstream === undefined) throw new NotFoundError()
          return passOn(request, reply, { upstream, isTeams: true })
        },
      })
    }
    scope.all('/api', noService)
    scope.all('/api/*', noService)
  })
}

const bodyLimitOf = ({ routeOptions }: FastifyRequest): number =>
  routeOptions.config.bodyBytes ?? bodyLimits.usual

/** From its length, before a byte is read: what a service refuses in the middle reaches the client as a broken pipe. */
async function rejectLargeBody(request: FastifyRequest): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > bodyLimitOf(request)) throw new TooLargeError()
}

const noService = async (): Promise<never> => {
  throw new NotFoundError()
}

/**
 * A read whose connection broke before an answer came, as when a replica stops in that moment, is asked for once more. An
 * answer, a 503 too, is the client's: it knows better when to ask again. So is whatever may have changed something.
 */
const mayRepeat = (method: string | undefined, error: (Error & { code?: string }) | null, attempt: number) =>
  (method === 'GET' || method === 'HEAD') && attempt === 0 && brokenConnection.has(error?.code ?? '')

const brokenConnection = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

interface Destination {
  readonly upstream: string
  readonly isTeams?: boolean
  /** Told with the answer. */
  readonly liveRevision?: (() => string) | undefined
}

function passOn(
  { raw }: Pick<FastifyRequest, 'raw'>,
  reply: FastifyReply,
  { upstream, isTeams = false, liveRevision }: Destination,
): FastifyReply {
  // The query goes on as it came: it is the service's to read.
  const [path = '/'] = raw.url?.split('?', 1) ?? []
  const trace = traceHeaders()
  return reply.from(path, {
    getUpstream: () => upstream,
    retryDelay: ({ req, err, attempt }) => (mayRepeat(req.method, err, attempt) ? 1 : null),
    rewriteRequestHeaders: ({ ip, protocol, id }, headers) =>
      upstreamHeaders(isTeams ? withoutOriginWide(headers) : headers, {
        address: ip,
        protocol,
        requestId: id,
        trace,
      }),
    rewriteHeaders: (headers) => ({
      ...(isTeams ? withoutOriginWide(headers) : headers),
      'content-security-policy': answerPolicy,
      ...(liveRevision && { [releaseHeaders.liveRevision]: liveRevision() }),
    }),
    onError: (reply, { error }) => {
      const { status, headers, body } = failureAnswer(error)
      reply.status(status).headers(headers).send(body)
    },
  })
}

/** A body that grew too large or came too slowly ends the call to the service; else the service is unavailable. */
function failureAnswer(error: Error): ErrorAnswer {
  const statuses = [error, error.cause].map((cause) => toErrorBody(cause).status)
  if (statuses.includes(413)) return toErrorBody(new TooLargeError())
  return toErrorBody(statuses.includes(408) ? new TimeoutError() : new UnavailableError({ cause: error }))
}
