import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { WorkContext } from '../context/work-context.ts'
import type { Logger } from '../logging/logger.ts'
import { LOGGER } from '../tokens.ts'

interface PeriodicTaskOptions {
  /** What it does, as the log has it: `clearing old evidence`. */
  readonly name: string
  /** Milliseconds between two runs, at most. */
  readonly interval: number
}

/** Milliseconds until a failed run is tried again; twice as long after each further failure, up to the interval. */
const firstRetryDelay = 1_000

/** A run comes up to this part of its interval early, so that replicas that started together do not stay together. */
const jitter = 0.1

/**
 * Work that a service repeats from its start to its end, in a context of its own each time and never twice at once in one
 * process; replicas run it beside each other. A failure is logged once until the task works again.
 */
@Injectable()
export abstract class PeriodicTask implements OnApplicationBootstrap, BeforeApplicationShutdown {
  // Properties, so that a task's constructor holds what the task itself needs.
  @Inject(LOGGER) protected readonly logger!: Logger
  @Inject() private readonly context!: WorkContext
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> | undefined
  private askedAgain = false
  private failures = 0
  private stopped = false

  protected constructor(private readonly options: PeriodicTaskOptions) {}

  onApplicationBootstrap(): void {
    this.plan(this.jittered())
  }

  /** Waits for the run under way, and makes the one that was asked for meanwhile; there is none after it. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true
    clearTimeout(this.timer)
    await this.running
    if (this.askedAgain) await this.attempt()
  }

  /** Runs at once, or as soon as the run under way is done. */
  runSoon(): void {
    this.askedAgain = true
    if (!this.running) this.plan(0)
  }

  /** One run. */
  protected abstract run(): Promise<unknown>

  private plan(delay: number): void {
    clearTimeout(this.timer)
    if (!this.stopped) this.timer = setTimeout(() => this.start(), this.askedAgain ? 0 : delay).unref()
  }

  private start(): void {
    this.running = this.attempt().finally(() => {
      this.running = undefined
      this.plan(this.failures > 0 ? this.retryDelay() : this.jittered())
    })
  }

  private async attempt(): Promise<void> {
    this.askedAgain = false
    try {
      await this.context.run(() => this.run())
      this.failures = 0
    } catch (error) {
      const { name } = this.options
      if (this.failures === 0)
        this.logger.warn({ err: error, task: name }, 'periodic task failed, it is tried again')
      this.failures += 1
    }
  }

  private retryDelay(): number {
    return Math.min(firstRetryDelay * 2 ** (this.failures - 1), this.options.interval)
  }

  private jittered(): number {
    return this.options.interval * (1 - jitter * Math.random())
  }
}
