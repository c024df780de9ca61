import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common'
import type { Logger } from '@rafiq/service-kit'
import { every, type Repetition } from './every.ts'

interface WatchOptions {
  /** Milliseconds between two looks. */
  interval: number
  /** What it does, as the log has it. */
  name: string
  logger: Logger
}

/** Looks at something again and again, from the service's start to its end. */
export abstract class Watch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger: Logger
  readonly #interval: number
  readonly #name: string
  #repetition: Repetition | undefined

  constructor({ interval, name, logger }: WatchOptions) {
    this.#interval = interval
    this.#name = name
    this.logger = logger
  }

  onApplicationBootstrap(): void {
    this.#repetition = every(this.#interval, this.#name, this.logger, () => this.look())
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#repetition?.stop()
  }

  /** Looks at once, or as soon as the look under way is done. */
  now(): void {
    this.#repetition?.now()
  }

  /** What fails is logged, and tried again soon. */
  protected abstract look(): Promise<void>
}
