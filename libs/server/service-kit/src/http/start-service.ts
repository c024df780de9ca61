import type { Server } from 'node:http'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { Readiness } from '../health/readiness.ts'
import type { Logger } from '../logging/logger.ts'
import { Metrics } from '../metrics/metrics.ts'
import { listenForMetrics } from '../metrics/metrics-listener.ts'
import { UnsupportedServerError } from '../redis/least-redis.ts'
import { startTracing, stopTracing } from '../tracing/start-tracing.ts'
import { createApp, type ServiceOptions } from './create-app.ts'
import { drainOf } from './drain.ts'

/** Milliseconds for what is under way when a process is told to stop. */
const shutdownDeadline = 10_000

/** Starts a service and keeps it until SIGTERM or SIGINT. A broken start ends the process with one sentence and 1. */
export async function startService(options: ServiceOptions): Promise<void> {
  const { name, settings } = options
  try {
    await startTracing(name, settings)
    const { app, logger } = await createApp(options)
    const metrics = app.get(Metrics)
    metrics.collectProcessMetrics(name)
    await app.listen({ port: settings.PORT, host: settings.HOST })
    const metricsServer = settings.METRICS_PORT
      ? await listenForMetrics(metrics, settings.HOST, settings.METRICS_PORT)
      : undefined
    stopOnSignals(app, logger, { metricsServer, drainSeconds: settings.DRAIN_SECONDS })
    logger.info({ port: settings.PORT }, 'listening')
  } catch (error) {
    process.stderr.write(`${startSentence(name, error)}\n`)
    process.exit(1)
  }
}

function startSentence(name: string, error: unknown): string {
  const { code, port } = error as { code?: unknown; port?: unknown }
  if (code === 'EADDRINUSE')
    return `The ${name} service cannot start: port ${port} is taken. Choose another one.`
  if (error instanceof UnsupportedServerError) return `The ${name} service cannot start: ${error.message}`
  return `The ${name} service cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

function stopOnSignals(
  app: NestFastifyApplication,
  logger: Logger,
  { metricsServer, drainSeconds }: { metricsServer: Server | undefined; drainSeconds: number },
): void {
  const drain = drainOf(app.getHttpServer(), app.get(Readiness))
  let stopping = false
  const stop = async (reason: string, exitCode: number) => {
    if (stopping) return
    stopping = true
    logger.info({ reason }, 'stopping')
    await drain.run(exitCode === 0 ? drainSeconds : 0)
    setTimeout(() => {
      logger.error('shutdown deadline passed, exiting with requests under way')
      process.exit(1)
    }, shutdownDeadline).unref()
    try {
      await app.close()
      await stopTracing()
      metricsServer?.close()
      metricsServer?.closeAllConnections()
      logger.info('stopped')
      process.exit(exitCode)
    } catch (error) {
      logger.error({ err: error }, 'shutdown failed, the process exits with code 1')
      process.exit(1)
    }
  }
  process.on('SIGTERM', () => void stop('SIGTERM', 0))
  process.on('SIGINT', () => void stop('SIGINT', 0))
  // A promise that nobody waited for broke nothing that others rely on: no caller may end the process by it.
  process.on('unhandledRejection', (reason) => logger.error({ err: reason }, 'unhandled rejection'))
  // The process is in a state that nobody knows: it ends, and whoever watches it starts it again.
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught exception')
    void stop('uncaught exception', 1)
  })
}
