import type { EntityManager } from '@mikro-orm/core'
import { Inject, Injectable } from '@nestjs/common'
import { type EventData, type EventName, eventSchemas } from '@rafiq/contracts'
import { Boss } from './boss.ts'
import { consumerQueue, defaultRetries, eventsSchema, type Retries } from './queue-options.ts'
import { transactionConnection } from './transaction-connection.ts'

/** Events between services, published inside the transaction that makes the change. */
@Injectable()
export class EventBus {
  readonly #boss: Boss

  constructor(@Inject(Boss) boss: Boss) {
    this.#boss = boss
  }

  /**
   * Publishes to every consumer that the database knows of, by its own function: a service may not write into others'
   * queues. A rollback takes it back.
   * @param em in a transaction: `em.transactional(async (tx) => …publish(tx, …))`
   */
  async publish<N extends EventName>(em: EntityManager, name: N, data: EventData<N>): Promise<void> {
    const db = transactionConnection(em)
    const checked = eventSchemas[name].parse(data)
    await db.executeSql(`select ${eventsSchema}.publish($1, $2)`, [name, JSON.stringify(checked)])
  }

  /**
   * Handles an event under a consumer's name, at least once: handlers are idempotent and drop versions older than what
   * they have. Returns at once; the queue is there as soon as PostgreSQL is.
   */
  subscribe<N extends EventName>(
    name: N,
    consumer: string,
    handler: (data: EventData<N>) => Promise<void>,
    retries: Retries = defaultRetries,
  ): void {
    const queue = consumerQueue(name, consumer)
    this.#boss.register(async () => {
      await this.#boss.configureQueue(queue, retries)
      await this.#boss.work(queue, (data) => handler(eventSchemas[name].parse(data) as EventData<N>))
    })
  }

  /** Resolves once every subscription of this process is in place. */
  async ready(): Promise<void> {
    await this.#boss.ready()
  }
}
