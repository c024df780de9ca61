import 'reflect-metadata'
import type { MikroORM } from '@mikro-orm/core'
import { StandardSchemaSerializerInterceptor } from '@nestjs/common'
import { NestFactory, Reflector } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { limits } from '@rafiq/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Clock, SystemClock } from '../clock.ts'
import { createLogger, type Logger } from '../logging/logger.ts'
import { NestLogger } from '../logging/nest-logger.ts'
import { Metrics } from '../metrics/metrics.ts'
import type { ServiceSettings } from '../settings/schemas.ts'
import { defaultPatience, type Patience } from './bodies/body-patience.ts'
import { takeJsonBodies } from './bodies/json-bodies.ts'
import { answerClientErrors, containSocketErrors } from './connections.ts'
import { ErrorFilter, sendError } from './error-filter.ts'
import { serveOpenApi } from './openapi.ts'
import { requestIds } from './request-context.ts'
import { addRequestHooks } from './request-hooks.ts'
import { ORM, ServiceModule, type ServiceRoot } from './service-module.ts'
import { validationPipe } from './validation-pipe.ts'

export interface ServiceOptions {
  /** In logs and the OpenAPI title: `users`. */
  name: string
  module: ServiceRoot
  settings: ServiceSettings
  /** Largest body in bytes; 32 KiB where nothing is said. A route may declare a larger one: `@LargeBody(…)`. */
  bodyLimit?: number
  /** How long a client may take to send its request. */
  patience?: Patience
  /** Browsers reach it themselves: it makes the ids of requests, whatever they say. */
  isEdge?: boolean
  /** On every answer, also where there is no route and no request yet. */
  headers?: Readonly<Record<string, string>>
  /** Where logs go; made from the settings where nothing is given. */
  logger?: Logger
  clock?: Clock
  /** The last chance to add content types, plugins or hooks before the routes are made. */
  configure?: (app: NestFastifyApplication) => void | Promise<void>
}

/** The application with everything around it, neither initialised nor listening. */
export async function createApp(
  options: ServiceOptions,
): Promise<{ app: NestFastifyApplication; logger: Logger }> {
  const { name, module, settings, clock = new SystemClock(), patience = defaultPatience } = options
  const headers = { 'x-content-type-options': 'nosniff', ...options.headers }
  const logger = options.logger ?? createLogger({ service: name, level: settings.LOG_LEVEL })
  const adapter = new FastifyAdapter({
    logger: false,
    bodyLimit: options.bodyLimit ?? limits.body.usual,
    trustProxy: settings.TRUSTED_PROXIES,
    requestIdHeader: false,
    genReqId: requestIds(options.isEdge ? null : settings.TRUSTED_PROXIES),
    clientErrorHandler: answerClientErrors(headers),
    forceCloseConnections: 'idle',
    // Longer than the gateway keeps its idle connections, so that it never writes into a closing one.
    keepAliveTimeout: 72_000,
    requestTimeout: patience.request,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.check },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendError(logger, error, request, reply.headers(headers)),
  })
  const app = await NestFactory.create<NestFastifyApplication>(
    ServiceModule.forRoot({ module, settings, logger, clock }),
    adapter,
    { logger: new NestLogger(logger), abortOnError: false, bodyParser: false },
  )
  // JSON only: what a form or a plain text could send from another site is refused with 415.
  takeJsonBodies(adapter.getInstance(), patience.body)
  containSocketErrors(adapter.getInstance().server)
  app.useGlobalPipes(validationPipe())
  app.useGlobalFilters(new ErrorFilter(logger))
  app.useGlobalInterceptors(new StandardSchemaSerializerInterceptor(app.get(Reflector)))
  addRequestHooks(adapter.getInstance(), {
    logger,
    metrics: app.get(Metrics),
    orm: app.get<MikroORM | null>(ORM),
    headers,
    isEdge: options.isEdge ?? false,
  })
  if (settings.NODE_ENV !== 'production') serveOpenApi(app, name)
  await options.configure?.(app)
  return { app, logger }
}
