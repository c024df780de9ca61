import type { EntityManager } from '@mikro-orm/core'
import { Injectable } from '@nestjs/common'
import type { z } from 'zod'
import { Boss } from './boss.ts'
import { withTrace } from './job-trace.ts'
import { defaultRetries, type Retries } from './queue-options.ts'
import { QueueWorkers } from './queue-workers.ts'
import { transactionConnection } from './transaction-connection.ts'

/** Work that a service does later, by itself: its name is `<service>.<job>`. */
export interface JobDefinition<S extends z.ZodObject> {
  readonly name: string
  readonly schema: S
  readonly retries: Retries
}

export function defineJob<S extends z.ZodObject>(
  name: string,
  schema: S,
  retries: Retries = defaultRetries,
): JobDefinition<S> {
  return { name, schema, retries }
}

/** Jobs that survive restarts and are tried again until they succeed. A job carries ids, not people's data. */
@Injectable()
export class JobQueue {
  constructor(
    private readonly boss: Boss,
    private readonly workers: QueueWorkers,
  ) {}

  /**
   * Sends a job inside the entity manager's transaction; a rollback takes it back.
   * @param options.startAfter not before
   * @param options.em null: on its own, outside of any transaction
   */
  async send<S extends z.ZodObject>(
    em: EntityManager | null,
    job: JobDefinition<S>,
    data: z.infer<S>,
    options: { startAfter?: Date } = {},
  ): Promise<void> {
    const db = em && transactionConnection(em)
    const checked = job.schema.parse(data)
    const boss = await this.boss.ready()
    await this.workers.configure(boss, job.name, job.retries)
    await boss.send(job.name, withTrace(checked), { ...(db && { db }), ...options })
  }

  /** Handles a job, at least once. Returns at once; work begins as soon as PostgreSQL is there. Services say it by `@OnJob(job)`. */
  work<S extends z.ZodObject>(job: JobDefinition<S>, handler: (data: z.infer<S>) => Promise<unknown>): void {
    this.workers.work(job.name, job.retries, (data) => handler(job.schema.parse(data)))
  }

  /** Resolves once every worker of this process is in place. */
  async ready(): Promise<void> {
    await this.boss.ready()
  }
}
