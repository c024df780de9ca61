import { Readiness } from '../health/readiness.ts'
import { createLogger } from '../logging/logger.ts'
import { Metrics } from '../metrics/metrics.ts'
import { Boss, type EventsOptions } from './boss.ts'
import { EventBus } from './event-bus.ts'

/** Lets a script publish events, and closes the connection whatever happens. */
export async function withEvents<T>(
  options: EventsOptions,
  work: (events: EventBus) => Promise<T>,
): Promise<T> {
  const logger = createLogger({ service: options.applicationName ?? 'events', level: 'error' })
  const boss = new Boss(options, logger, new Metrics(), new Readiness())
  try {
    return await work(new EventBus(boss))
  } finally {
    await boss.beforeApplicationShutdown()
    await boss.onApplicationShutdown()
  }
}
