import { type DynamicModule, Module } from '@nestjs/common'
import { DiscoveryModule } from '@nestjs/core'
import { BOSS_OPTIONS, Boss, type BossOptions } from './boss.ts'
import { EventBus } from './event-bus.ts'
import { JobQueue } from './job-queue.ts'
import { CONSUMER, DecoratedHandlers } from './on-event.ts'
import { QueueMetrics } from './queue-metrics.ts'
import { QueueWorkers } from './queue-workers.ts'

export interface EventsOptions extends Pick<BossOptions, 'url' | 'pool'> {
  /** The name under which it hears events: `chat`. */
  readonly service: string
}

/** Events and jobs in the schema `events`, which its owner migrates and grants (`@rafiq/database`). */
@Module({})
export class EventsModule {
  static forRoot({ service, ...connections }: EventsOptions): DynamicModule {
    const options: BossOptions = { ...connections, applicationName: `${service}-events` }
    return {
      module: EventsModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [
        { provide: BOSS_OPTIONS, useValue: options },
        { provide: CONSUMER, useValue: service },
        Boss,
        QueueWorkers,
        QueueMetrics,
        EventBus,
        JobQueue,
        DecoratedHandlers,
      ],
      exports: [EventBus, JobQueue],
    }
  }
}
