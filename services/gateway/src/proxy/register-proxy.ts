import httpProxy from '@fastify/http-proxy'
import { limits, releaseHeaders } from '@rafiq/contracts'
import {
  type ErrorAnswer,
  NotFoundError,
  TimeoutError,
  TooLargeError,
  toErrorBody,
  UnavailableError,
} from '@rafiq/service-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerPolicy } from '../document/security-headers.ts'
import { boundBody } from './bounded-body.ts'
import { bodyLimitOf, findService, type ServiceName } from './route-table.ts'
import { upstreamHeaders } from './upstream-headers.ts'

export interface ProxyOptions {
  readonly upstreams: Readonly<Record<ServiceName, string>>
  /** The revision that pages are composed from, for whoever waits for a release. */
  readonly liveRevision: () => string
  /** Milliseconds in which a body of the usual size has to be there. */
  readonly patience: number
}

/** Milliseconds. */
const timeouts = { connect: 2_000, answer: 30_000 }

/** Sends `/api/…` to the service that the route table names. */
export async function registerProxy(fastify: FastifyInstance, options: ProxyOptions): Promise<void> {
  fastify.addHook('onRequest', refuseLargeBodies)
  await fastify.register(async (scope) => {
    // Bodies are passed on as they come, whatever the gateway itself can parse.
    scope.removeAllContentTypeParsers()
    scope.addHook('onRequest', async ({ url }) => {
      if (!findService(url)) throw new NotFoundError()
    })
    scope.addHook('preParsing', async ({ url }, _reply, payload) => {
      const maximum = bodyLimitOf(url)
      // A large one may come over a slow line: the server's own limit for a whole request is enough.
      const patience = maximum > limits.body.usual ? undefined : options.patience
      return boundBody(payload, { maximum, patience })
    })
    await scope.register(httpProxy, {
      upstream: '',
      prefix: '/api',
      rewritePrefix: '/api',
      disableRequestLogging: true,
      undici: {
        connect: { timeout: timeouts.connect },
        headersTimeout: timeouts.answer,
        bodyTimeout: timeouts.answer,
      },
      replyOptions: {
        getUpstream: ({ url }) => upstreamOf(options, url),
        // A client is told of a 503 at once; it knows better when to ask again.
        retryDelay: () => null,
        rewriteRequestHeaders: ({ ip, protocol, id }, headers) =>
          upstreamHeaders(headers, { address: ip, protocol, requestId: id }),
        rewriteHeaders: (headers, request) => ({
          ...headers,
          'content-security-policy': answerPolicy,
          ...(request &&
            isReleases(request.url) && { [releaseHeaders.liveRevision]: options.liveRevision() }),
        }),
        onError: (reply, { error }) => {
          const { status, headers, body } = failureAnswer(error)
          reply.status(status).headers(headers).send(body)
        },
      },
    })
  })
}

/** From its length, before a byte is read: what a service refuses in the middle reaches the client as a broken pipe. */
async function refuseLargeBodies(request: FastifyRequest): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > bodyLimitOf(request.url)) throw new TooLargeError()
}

function upstreamOf({ upstreams }: ProxyOptions, url: string): string {
  const service = findService(url)
  if (!service) throw new NotFoundError()
  return upstreams[service]
}

function isReleases(url: string | undefined): boolean {
  return url !== undefined && findService(url) === 'releases'
}

/** A body that grew too large or came too slowly ends the call to the service; else the service is away. */
function failureAnswer(error: Error): ErrorAnswer {
  const statuses = [error, error.cause].map((cause) => toErrorBody(cause).status)
  if (statuses.includes(413)) return toErrorBody(new TooLargeError())
  return toErrorBody(statuses.includes(408) ? new TimeoutError() : new UnavailableError({ cause: error }))
}
