import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { WorkContext } from '../context/work-context.ts'
import type { Logger } from '../logging/logger.ts'
import { Metrics } from '../metrics/metrics.ts'
import { LOGGER } from '../tokens.ts'
import { traced } from '../tracing/tracing.ts'
import { Boss } from './boss.ts'
import { splitTrace } from './job-trace.ts'
import { deadLetterOptions, deadLetterQueue, queueOptions, type Retries } from './queue-options.ts'

/** Seconds between two looks for jobs that nobody announced: retries and postponed ones. */
const pollingInterval = 2

/** When a job was due, and how often it was tried before. */
type JobTimes = Pick<JobWithMetadata, 'startAfter' | 'retryCount'>

/** Works through queues of this service, one job after the other in each. */
@Injectable()
export class QueueWorkers implements BeforeApplicationShutdown {
  private readonly configured = new Map<string, Promise<void>>()
  private readonly working = new Map<string, PgBoss>()

  constructor(
    private readonly boss: Boss,
    private readonly metrics: Metrics,
    private readonly context: WorkContext,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Handles a queue's jobs, each in a context of its own. Returns at once; work begins as soon as PostgreSQL is there. */
  work(queue: string, retries: Retries, handler: (data: unknown) => Promise<unknown>): void {
    this.boss.register(async (boss) => {
      await this.configure(boss, queue, retries)
      await this.begin(boss, queue, handler)
    })
  }

  /** Sets how a queue of this service works: that it is there, `@rafiq/database` sees to. */
  configure(boss: PgBoss, queue: string, retries: Retries): Promise<void> {
    const known = this.configured.get(queue)
    if (known) return known
    const configuring = this.updateQueues(boss, queue, retries)
    this.configured.set(queue, configuring)
    configuring.catch(() => this.configured.delete(queue))
    return configuring
  }

  /** Those that this process works on or sends to: all of its service's. */
  get queues(): string[] {
    return [...this.configured.keys()]
  }

  /** Running handlers finish; requests that are still served may publish until the end. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.boss.stopStarting()
    await Promise.all([...this.working].map(([queue, boss]) => boss.offWork(queue)))
  }

  private async begin(
    boss: PgBoss,
    queue: string,
    handler: (data: unknown) => Promise<unknown>,
  ): Promise<void> {
    if (this.working.has(queue)) return
    let worker: string | undefined
    worker = await boss.work(
      queue,
      {
        pollingIntervalSeconds: pollingInterval,
        notifyPollingIntervalSeconds: pollingInterval,
        batchSize: 1,
        includeMetadata: true,
      },
      async ([job]) => {
        if (!job) return
        // Jobs that one transaction sent are announced once: after each the next one is looked for, not the clock.
        if (worker !== undefined) boss.notifyWorker(worker)
        this.measureDelay(queue, job)
        const { data, parent } = splitTrace(job.data)
        const facts = {
          'messaging.destination.name': queue,
          'messaging.operation.type': 'process',
        } as const
        await traced(`process ${queue}`, 'consumer', { facts, parent }, () =>
          this.context.run(() => this.handle(queue, job.id, () => handler(data))),
        )
      },
    )
    this.working.set(queue, boss)
  }

  /** By two clocks, the database's and this machine's: a job is not begun before it is due. */
  private measureDelay(queue: string, { startAfter, retryCount }: JobTimes): void {
    if (retryCount > 0) return
    const delay = Math.max(0, Date.now() - startAfter.getTime()) / 1_000
    this.metrics.jobDelays.observe({ queue }, delay)
  }

  private async handle(queue: string, job: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
      this.metrics.jobs.inc({ queue, outcome: 'done' })
    } catch (error) {
      this.metrics.jobs.inc({ queue, outcome: 'failed' })
      this.logger.warn({ err: error, queue, job }, 'job failed, it will be tried again')
      // pg-boss keeps the error beside the job: the kind only, since messages may hold personal data.
      throw new Error(error instanceof Error ? error.name : 'failed')
    }
  }

  private async updateQueues(boss: PgBoss, queue: string, retries: Retries): Promise<void> {
    const dead = deadLetterQueue(queue)
    await boss.updateQueue(dead, deadLetterOptions)
    await boss.updateQueue(queue, queueOptions(retries, dead))
  }
}
