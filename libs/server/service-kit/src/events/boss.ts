import { setTimeout as delay } from 'node:timers/promises'
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common'
import type { Pool } from 'pg'
import { PgBoss } from 'pg-boss'
import { keepAliveDelay, poolLimits, requestLimits } from '../database/connection-limits.ts'
import { UnavailableError } from '../errors/kinds.ts'
import { Readiness } from '../health/readiness.ts'
import { type Logger } from '../logging/logger.ts'
import { LOGGER } from '../tokens.ts'
import { eventsSchema } from './queue-options.ts'

/** Injection token of how this process reaches the queues. */
export const BOSS_OPTIONS = Symbol('BOSS_OPTIONS')

export interface BossOptions {
  /** Nothing may pool between: one connection listens. */
  readonly url: string
  /** Connections at most, beside the one that listens; 2 where nothing is said. */
  readonly pool?: number
  /** Shown in `pg_stat_activity`. */
  readonly applicationName: string
}

/** Milliseconds between two questions whether the connection that listens is alive, and for the answer. */
const heartbeat = { interval: 2_000, timeout: 2_000 }
/** Milliseconds for the jobs that are being done when a process is told to stop. */
const stopTimeout = 5_000
/** Milliseconds between two attempts to start while PostgreSQL is unavailable. */
const startRetryDelay = 1_000

function createBoss({ url, pool = 2, applicationName }: BossOptions): PgBoss {
  return new PgBoss({
    connectionString: url,
    application_name: applicationName,
    schema: eventsSchema,
    // The schema's owner migrates and makes the queues; a service has the rows of its own queues only.
    migrate: false,
    createSchema: false,
    reindex: false,
    schedule: false,
    max: pool,
    ...poolLimits(requestLimits),
    useListenNotify: true,
    notifyHeartbeatIntervalMs: heartbeat.interval,
    notifyHeartbeatTimeoutMs: heartbeat.timeout,
    notifyKeepAliveInitialDelayMs: keepAliveDelay,
    superviseIntervalSeconds: 30,
    maintenanceIntervalSeconds: 60,
  })
}

/** What pg-boss's connection to PostgreSQL has and its types do not name. */
interface BossConnection {
  readonly pool?: Pool
}

/** The process's pg-boss: started beside the service, again and again until PostgreSQL is there. */
@Injectable()
export class Boss implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly boss: PgBoss
  private readonly pending: (() => Promise<void>)[] = []
  private started = false
  private stopping = false
  private attempt: Promise<void> | undefined
  private timer: NodeJS.Timeout | undefined

  constructor(
    @Inject(BOSS_OPTIONS) options: BossOptions,
    @Inject(LOGGER) private readonly logger: Logger,
    readiness: Readiness,
  ) {
    this.boss = createBoss(options)
    this.boss.on('error', (error) => logger.warn({ err: error }, 'event queue error'))
    readiness.add('events', async () => {
      await this.ready()
    })
  }

  onApplicationBootstrap(): void {
    this.keepTrying()
  }

  /** pg-boss, started and with everything registered; one attempt is shared by all who wait. */
  async ready(): Promise<PgBoss> {
    if (this.stopping && !this.started) throw new UnavailableError()
    if (this.started && this.pending.length === 0) return this.boss
    this.attempt ??= this.setUp().finally(() => {
      this.attempt = undefined
    })
    try {
      await this.attempt
    } catch (cause) {
      throw new UnavailableError({ cause })
    }
    // Something may have been registered while the attempt was ending.
    return this.ready()
  }

  /** Its connections to PostgreSQL, once it is started. */
  get pool(): Pool | undefined {
    return this.started ? (this.boss.getDb() as BossConnection).pool : undefined
  }

  /** Runs a step (a queue, a subscription, a worker) as soon as PostgreSQL is there. */
  register(step: (boss: PgBoss) => Promise<void>): void {
    this.pending.push(() => step(this.boss))
    if (this.started) this.keepTrying()
  }

  /** No attempt to start begins any more, and the one under way is over; what is started can still publish. */
  async stopStarting(): Promise<void> {
    this.stopping = true
    clearTimeout(this.timer)
    await this.attempt?.catch(() => undefined)
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stopStarting()
  }

  async onApplicationShutdown(): Promise<void> {
    // pg-boss waits without end for the goodbye of a connection that listens, also of a half-open one.
    const stopped = this.boss.stop({ graceful: true, timeout: stopTimeout })
    await Promise.race([stopped, delay(stopTimeout + 1_000, undefined, { ref: false })])
  }

  private async setUp(): Promise<void> {
    if (!this.started) {
      try {
        await this.boss.start()
      } catch (error) {
        await this.boss.stop({ graceful: false }).catch(() => undefined)
        throw error
      }
      this.started = true
    }
    for (let step = this.pending[0]; step; step = this.pending[0]) {
      await step()
      this.pending.shift()
    }
  }

  private keepTrying(failures = 0): void {
    this.ready().catch((error: unknown) => {
      if (failures === 0) this.logger.error({ err: error }, 'event queues cannot start yet')
      if (this.stopping) return
      this.timer = setTimeout(() => this.keepTrying(failures + 1), startRetryDelay)
    })
  }
}
