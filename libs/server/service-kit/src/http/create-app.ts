import 'reflect-metadata'
import { type INestApplicationContext, StandardSchemaValidationPipe } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger'
import { bodyLimits, sessionHeader } from '@rafiq/platform-contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DestinationStream } from 'pino'
import { type Clock, SystemClock } from '../clock.ts'
import { WorkContext } from '../context/work-context.ts'
import { MalformedError } from '../errors/kinds.ts'
import { toIssues } from '../errors/schema-issues.ts'
import { Readiness } from '../health/readiness.ts'
import { createAccessLog, createLogger, type Logger, standardOutput } from '../logging/logger.ts'
import { NestLogger } from '../logging/nest-logger.ts'
import { Metrics } from '../metrics/metrics.ts'
import type { ServiceSettings } from '../settings/schemas.ts'
import { takeJsonBodies } from './bodies/json-bodies.ts'
import { answerClientErrors, containSocketErrors, endConnectionsOnceClosed } from './connections.ts'
import { ErrorFilter, sendError } from './error-filter.ts'
import { addRequestHooks } from './request-hooks.ts'
import { requestIds } from './request-origin.ts'
import { defaultTimeouts, type RequestTimeouts } from './request-timeouts.ts'
import { checkAnswers } from './returns.ts'
import { ServiceModule, type ServiceRoot } from './service-module.ts'

export interface ServiceOptions {
  /** In logs and the OpenAPI title: `users`. */
  name: string
  module: ServiceRoot
  settings: ServiceSettings
  /** Largest body in bytes; 32 KiB where nothing is said. A route may declare a larger one: `@LargeBody(…)`. */
  bodyLimit?: number
  /** How long a client may take to send its request. */
  timeouts?: RequestTimeouts
  /** Browsers reach it themselves: it makes the ids of requests, whatever they say. */
  isEdge?: boolean
  /** On every answer, also where there is no route and no request yet. */
  headers?: Readonly<Record<string, string>>
  /** Where the log goes; standard output where nothing is said. */
  logOutput?: DestinationStream
  clock?: Clock
  /** The last chance to add content types, plugins or hooks before the routes are made. */
  configure?: (app: NestFastifyApplication) => void | Promise<void>
}

/** The application with everything around it, neither initialised nor listening. */
export async function createApp(
  options: ServiceOptions,
): Promise<{ app: NestFastifyApplication; logger: Logger }> {
  const { name, module, settings, clock = new SystemClock(), timeouts = defaultTimeouts } = options
  const headers = { 'x-content-type-options': 'nosniff', ...options.headers }
  const logOutput = options.logOutput ?? standardOutput(name)
  const logOptions = { service: name, level: settings.LOG_LEVEL }
  const logger = createLogger(logOptions, logOutput)
  const adapter = new FastifyAdapter({
    logger: false,
    bodyLimit: options.bodyLimit ?? bodyLimits.usual,
    trustProxy: settings.TRUSTED_PROXIES,
    requestIdHeader: false,
    genReqId: requestIds(options.isEdge ? null : settings.TRUSTED_PROXIES),
    clientErrorHandler: answerClientErrors(headers),
    forceCloseConnections: 'idle',
    // What comes while the server closes is answered like everything else.
    return503OnClosing: false,
    // Longer than the gateway keeps its idle connections, so that it never writes into a closing one.
    keepAliveTimeout: 72_000,
    requestTimeout: timeouts.request,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendError(logger, error, request, reply.headers(headers)),
  })
  const app = await NestFactory.create<NestFastifyApplication>(
    ServiceModule.forRoot({ module, settings, logger, clock }),
    adapter,
    { logger: new NestLogger(logger), abortOnError: false, bodyParser: false },
  )
  // JSON only: what a form or a plain text could send from another site is refused with 415.
  takeJsonBodies(adapter.getInstance(), timeouts.body)
  containSocketErrors(adapter.getInstance().server)
  endConnectionsOnceClosed(adapter.getInstance())
  app.useGlobalPipes(new ValidationPipe())
  app.useGlobalFilters(new ErrorFilter(logger))
  checkAnswers(adapter.getInstance())
  addRequestHooks(adapter.getInstance(), {
    accessLog: createAccessLog(logOptions, logOutput),
    metrics: app.get(Metrics),
    context: app.get(WorkContext),
    readiness: app.get(Readiness),
    headers,
    isEdge: options.isEdge ?? false,
  })
  if (settings.NODE_ENV !== 'production') serveOpenApi(app, name)
  await options.configure?.(app)
  return { app, logger }
}

/** The service's OpenAPI document and its page at `/api/docs`. */
function serveOpenApi(app: NestFastifyApplication, name: string): void {
  const config = new DocumentBuilder()
    .setTitle(`Rafiq ${name}`)
    .addApiKey({ type: 'apiKey', in: 'header', name: sessionHeader }, 'session')
    .build()
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, config))
}

/** Checks `@Body({ schema })`, `@Query({ schema })`, `@Param('id', { schema })`: 400 with `issues`. */
class ValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: (issues) => new MalformedError('malformed', { issues: toIssues(issues) }) })
  }

  /** Nothing to do, and a walk through the whole body: JSON that names a prototype is refused where it is parsed. */
  protected override stripProtoKeys(): void {}
}

/** The service as it runs, without listening: ready for `app.inject(…)`. Close it with `app.close()`. */
export async function createTestApp(options: ServiceOptions): Promise<NestFastifyApplication> {
  const { app } = await createApp(options)
  await app.init()
  await app.getHttpAdapter().getInstance().ready()
  return app
}

/** Runs a script's work inside a service that does not listen, and closes it whatever happens. */
export async function runInService<T>(
  options: ServiceOptions,
  work: (service: INestApplicationContext) => Promise<T>,
): Promise<T> {
  const { app } = await createApp(options)
  try {
    await app.init()
    return await work(app)
  } finally {
    await app.close()
  }
}
