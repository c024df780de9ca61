import type { EntityManager } from '@mikro-orm/core'
import { Inject, Injectable } from '@nestjs/common'
import type { z } from 'zod'
import { DEFINITIONS, type Definitions, type EventSchemas } from '../definitions.module.ts'
import { Boss } from './boss.ts'
import { withTrace } from './job-trace.ts'
import { consumerQueue, defaultRetries, eventsSchema, type Retries } from './queue-options.ts'
import { QueueWorkers } from './queue-workers.ts'
import { transactionConnection } from './transaction-connection.ts'

/** Of the product's events. */
export type EventName = keyof EventSchemas & string
export type EventData<N extends EventName> = z.infer<EventSchemas[N]>

/** Events between services, published inside the transaction that makes the change. */
@Injectable()
export class EventBus {
  constructor(
    @Inject(DEFINITIONS) private readonly definitions: Definitions,
    private readonly boss: Boss,
    private readonly workers: QueueWorkers,
  ) {}

  /**
   * Publishes to every consumer that the database knows of, by its own function: a service may not write into others'
   * queues. A rollback takes it back.
   * @param em in a transaction: `em.transactional(async () => …publish(em, …))`
   */
  async publish<N extends EventName>(em: EntityManager, name: N, data: EventData<N>): Promise<void> {
    const db = transactionConnection(em)
    const checked = this.parse(name, data)
    await db.executeSql(`select ${eventsSchema}.publish($1, $2)`, [name, JSON.stringify(withTrace(checked))])
  }

  /**
   * Handles an event under a consumer's name, at least once: handlers are idempotent and drop versions older than what
   * they have. Returns at once; the queue is there as soon as PostgreSQL is. Services say it by `@OnEvent(name)`.
   */
  subscribe<N extends EventName>(
    name: N,
    consumer: string,
    handler: (data: EventData<N>) => Promise<unknown>,
    retries: Retries = defaultRetries,
  ): void {
    const queue = consumerQueue(name, consumer)
    this.workers.work(queue, retries, (data) => handler(this.parse(name, data)))
  }

  /** Resolves once every subscription of this process is in place. */
  async ready(): Promise<void> {
    await this.boss.ready()
  }

  private parse<N extends EventName>(name: N, data: unknown): EventData<N> {
    const schema = this.definitions.eventSchemas?.[name]
    if (!schema) throw new Error(`no schema is given for the event ${name}`)
    return schema.parse(data) as EventData<N>
  }
}
