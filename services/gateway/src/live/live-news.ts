import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common'
import { liveNewsChannel } from '@rafiq/contracts'
import { REDIS_PREFIX } from '@rafiq/service-kit'
import { Redis } from 'ioredis'
import { LiveSource } from './live-source.ts'

/**
 * Hears from the releases service, through Redis, that what is live changed, and has it looked at. What nobody heard is
 * found by the next look of `LiveSource`, a little later: nothing depends on Redis.
 */
@Injectable()
export class LiveNews implements OnModuleInit, OnApplicationShutdown {
  readonly #subscriber: Redis
  readonly #channel: string
  readonly #source: LiveSource

  constructor(
    @Inject(Redis) redis: Redis,
    @Inject(REDIS_PREFIX) prefix: string,
    @Inject(LiveSource) source: LiveSource,
  ) {
    this.#subscriber = redis.duplicate({ autoResubscribe: false })
    this.#channel = `${prefix}${liveNewsChannel}`
    this.#source = source
  }

  onModuleInit(): void {
    // The gateway's own connection says in the log that Redis is away.
    this.#subscriber.on('error', () => undefined)
    this.#subscriber.on('message', () => void this.#source.lookNow())
    this.#subscriber.on('ready', () => void this.#subscribe())
    this.#subscriber.connect().catch(() => undefined)
  }

  onApplicationShutdown(): void {
    this.#subscriber.disconnect()
  }

  /** What changed while nobody listened is looked for once somebody does. */
  async #subscribe(): Promise<void> {
    try {
      await this.#subscriber.subscribe(this.#channel)
    } catch {
      return
    }
    await this.#source.lookNow()
  }
}
