import 'reflect-metadata'
import type { IncomingMessage } from 'node:http'
import type { MikroORM } from '@mikro-orm/core'
import { StandardSchemaSerializerInterceptor } from '@nestjs/common'
import { NestFactory, Reflector } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Clock, SystemClock } from '../clock.ts'
import { createLogger, type Logger } from '../logging/logger.ts'
import { NestLogger } from '../logging/nest-logger.ts'
import { Metrics } from '../metrics/metrics.ts'
import type { ServiceSettings } from '../settings/schemas.ts'
import { ErrorFilter, sendError } from './error-filter.ts'
import { serveOpenApi } from './openapi.ts'
import { requestIdFrom, requestIdHeader } from './request-context.ts'
import { addRequestHooks } from './request-hooks.ts'
import { ORM, ServiceModule, type ServiceRoot } from './service-module.ts'
import { validationPipe } from './validation-pipe.ts'

export interface ServiceOptions {
  /** In logs and the OpenAPI title: `users`. */
  name: string
  module: ServiceRoot
  settings: ServiceSettings
  /** Largest body in bytes; 8 MiB where nothing is said, which is what the gateway lets through. */
  bodyLimit?: number
  /** Where logs go; made from the settings where nothing is given. */
  logger?: Logger
  clock?: Clock
  /** The last chance to add content types, plugins or hooks before the routes are made. */
  configure?: (app: NestFastifyApplication) => void | Promise<void>
}

const defaultBodyLimit = 8 * 1024 * 1024

/** The application with everything around it, neither initialised nor listening. */
export async function createApp(
  options: ServiceOptions,
): Promise<{ app: NestFastifyApplication; logger: Logger }> {
  const { name, module, settings, clock = new SystemClock() } = options
  const logger = options.logger ?? createLogger({ service: name, level: settings.LOG_LEVEL })
  const adapter = new FastifyAdapter({
    logger: false,
    bodyLimit: options.bodyLimit ?? defaultBodyLimit,
    trustProxy: settings.TRUSTED_PROXIES,
    requestIdHeader: false,
    genReqId: (request: IncomingMessage) => requestIdFrom(request.headers[requestIdHeader]),
    forceCloseConnections: 'idle',
    // Longer than the gateway keeps its idle connections, so that it never writes into a closing one.
    keepAliveTimeout: 72_000,
    requestTimeout: 60_000,
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendError(logger, error, request, reply),
  })
  const app = await NestFactory.create<NestFastifyApplication>(
    ServiceModule.forRoot({ module, settings, logger, clock }),
    adapter,
    { logger: new NestLogger(logger), abortOnError: false, bodyParser: false },
  )
  // JSON only: what a form or a plain text could send from another site is refused with 415.
  app.useBodyParser('application/json')
  adapter.getInstance().removeContentTypeParser('text/plain')
  app.useGlobalPipes(validationPipe())
  app.useGlobalFilters(new ErrorFilter(logger))
  app.useGlobalInterceptors(new StandardSchemaSerializerInterceptor(app.get(Reflector)))
  addRequestHooks(adapter.getInstance(), logger, app.get(Metrics), app.get<MikroORM | null>(ORM))
  if (settings.NODE_ENV !== 'production') serveOpenApi(app, name)
  await options.configure?.(app)
  return { app, logger }
}
