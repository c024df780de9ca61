import { WorkContext } from '../context/work-context.ts'
import type { Definitions } from '../definitions.module.ts'
import { Readiness } from '../health/readiness.ts'
import { createLogger } from '../logging/logger.ts'
import { Metrics } from '../metrics/metrics.ts'
import { Boss, type BossOptions } from './boss.ts'
import { EventBus } from './event-bus.ts'
import { QueueWorkers } from './queue-workers.ts'

/** Lets a script publish events, and closes the connection whatever happens. */
export async function withEvents<T>(
  options: BossOptions & { definitions: Definitions },
  work: (events: EventBus) => Promise<T>,
): Promise<T> {
  const logger = createLogger({ service: options.applicationName, level: 'error' })
  const boss = new Boss(options, logger, new Readiness())
  try {
    return await work(
      new EventBus(
        options.definitions,
        boss,
        new QueueWorkers(boss, new Metrics(), new WorkContext(), logger),
      ),
    )
  } finally {
    await boss.beforeApplicationShutdown()
    await boss.onApplicationShutdown()
  }
}
