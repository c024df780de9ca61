import { MikroORM, RequestContext } from '@mikro-orm/core'
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  Optional,
} from '@nestjs/common'
import { PgBoss } from 'pg-boss'
import { UnavailableError } from '../errors/kinds.ts'
import { Readiness } from '../health/readiness.ts'
import { runWithRequestId } from '../http/request-context.ts'
import { uuidv7 } from '../ids.ts'
import { type Logger } from '../logging/logger.ts'
import { Metrics } from '../metrics/metrics.ts'
import { LOGGER } from '../tokens.ts'
import {
  deadLetterOptions,
  deadLetterQueue,
  eventsSchema,
  queueOptions,
  type Retries,
} from './queue-options.ts'

export const EVENTS_OPTIONS = Symbol('EVENTS_OPTIONS')

export interface EventsOptions {
  url: string
  applicationName?: string
}

/** Milliseconds between two attempts to start while PostgreSQL is away. */
const startRetryDelay = 1_000
/** Seconds between two looks for jobs that nobody announced: retries and postponed ones. */
const pollingInterval = 2

/** The process's pg-boss: started beside the service, again and again until PostgreSQL is there. */
@Injectable()
export class Boss implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  readonly #boss: PgBoss
  readonly #logger: Logger
  readonly #metrics: Metrics
  readonly #orm: MikroORM | undefined
  readonly #queues = new Map<string, Promise<void>>()
  readonly #working = new Set<string>()
  #pending: (() => Promise<void>)[] = []
  #started = false
  #stopping = false
  #attempt: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(
    @Inject(EVENTS_OPTIONS) options: EventsOptions,
    @Inject(LOGGER) logger: Logger,
    @Inject(Metrics) metrics: Metrics,
    @Inject(Readiness) readiness: Readiness,
    @Optional() @Inject(MikroORM) orm?: MikroORM,
  ) {
    this.#logger = logger
    this.#metrics = metrics
    this.#orm = orm
    this.#boss = new PgBoss({
      connectionString: options.url,
      application_name: options.applicationName ?? 'events',
      schema: eventsSchema,
      // The schema's owner migrates and makes the queues; a service has the rows of its own queues only.
      migrate: false,
      createSchema: false,
      reindex: false,
      schedule: false,
      max: 4,
      connectionTimeoutMillis: 3_000,
      options: '-c statement_timeout=30000',
      useListenNotify: true,
      superviseIntervalSeconds: 30,
      maintenanceIntervalSeconds: 60,
    })
    this.#boss.on('error', (error) => logger.warn({ err: error }, 'event queue error'))
    readiness.add('events', async () => {
      await this.ready()
    })
  }

  onApplicationBootstrap(): void {
    this.#keepTrying()
  }

  /** pg-boss, started and with everything registered; one attempt is shared by all who wait. */
  async ready(): Promise<PgBoss> {
    if (this.#stopping && !this.#started) throw new UnavailableError()
    if (this.#started && this.#pending.length === 0) return this.#boss
    this.#attempt ??= this.#setUp().finally(() => {
      this.#attempt = undefined
    })
    try {
      await this.#attempt
    } catch (cause) {
      throw new UnavailableError({ cause })
    }
    // Something may have been registered while the attempt was ending.
    return this.ready()
  }

  /** Runs a step (a queue, a subscription, a worker) as soon as PostgreSQL is there. */
  register(step: () => Promise<void>): void {
    this.#pending.push(step)
    if (this.#started) this.#keepTrying()
  }

  /** Sets how a queue of this service works: that it is there, `@rafiq/database` sees to. */
  configureQueue(queue: string, retries: Retries): Promise<void> {
    const known = this.#queues.get(queue)
    if (known) return known
    const configuring = this.#configure(queue, retries)
    this.#queues.set(queue, configuring)
    configuring.catch(() => this.#queues.delete(queue))
    return configuring
  }

  /** Handles a queue's jobs one by one, each with an entity manager and a request id of its own. */
  async work(queue: string, handler: (data: unknown) => Promise<void>): Promise<void> {
    if (this.#working.has(queue)) return
    let worker: string | undefined
    worker = await this.#boss.work(
      queue,
      {
        pollingIntervalSeconds: pollingInterval,
        notifyPollingIntervalSeconds: pollingInterval,
        batchSize: 1,
      },
      async ([job]) => {
        if (!job) return
        // Jobs that one transaction sent are announced once: after each the next one is looked for, not the clock.
        if (worker !== undefined) this.#boss.notifyWorker(worker)
        await runWithRequestId(uuidv7(), () => this.#handle(queue, job.id, () => handler(job.data)))
      },
    )
    this.#working.add(queue)
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stopping = true
    clearTimeout(this.#timer)
    await this.#attempt?.catch(() => undefined)
    // Running handlers finish; requests that are still served may publish until the end.
    await Promise.all([...this.#working].map((queue) => this.#boss.offWork(queue)))
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 5_000 })
  }

  async #setUp(): Promise<void> {
    if (!this.#started) {
      try {
        await this.#boss.start()
      } catch (error) {
        await this.#boss.stop({ graceful: false }).catch(() => undefined)
        throw error
      }
      this.#started = true
    }
    for (let step = this.#pending[0]; step; step = this.#pending[0]) {
      await step()
      this.#pending.shift()
    }
  }

  #keepTrying(failures = 0): void {
    this.ready().catch((error: unknown) => {
      if (failures === 0) this.#logger.error({ err: error }, 'event queues cannot start yet')
      if (this.#stopping) return
      this.#timer = setTimeout(() => this.#keepTrying(failures + 1), startRetryDelay)
    })
  }

  async #configure(queue: string, retries: Retries): Promise<void> {
    const dead = deadLetterQueue(queue)
    await this.#boss.updateQueue(dead, deadLetterOptions)
    await this.#boss.updateQueue(queue, queueOptions(retries, dead))
  }

  async #handle(queue: string, job: string, work: () => Promise<void>): Promise<void> {
    try {
      await (this.#orm ? RequestContext.create(this.#orm.em, work) : work())
      this.#metrics.jobs.inc({ queue, outcome: 'done' })
    } catch (error) {
      this.#metrics.jobs.inc({ queue, outcome: 'failed' })
      this.#logger.warn({ err: error, queue, job }, 'job failed, it will be tried again')
      // pg-boss keeps the error beside the job: the kind only, since messages may hold personal data.
      throw new Error(error instanceof Error ? error.name : 'failed')
    }
  }
}
