import { type DynamicModule, Module } from '@nestjs/common'
import { Boss, EVENTS_OPTIONS, type EventsOptions } from './boss.ts'
import { EventBus } from './event-bus.ts'
import { JobQueue } from './job-queue.ts'

/** Events and jobs in the schema `events`, which its owner migrates and grants (`@rafiq/database`). */
@Module({})
export class EventsModule {
  static forRoot(options: EventsOptions): DynamicModule {
    return {
      module: EventsModule,
      global: true,
      providers: [{ provide: EVENTS_OPTIONS, useValue: options }, Boss, EventBus, JobQueue],
      exports: [EventBus, JobQueue],
    }
  }
}
