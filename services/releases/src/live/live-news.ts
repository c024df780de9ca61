import { Inject, Injectable } from '@nestjs/common'
import { liveNewsChannel } from '@rafiq/contracts'
import { LOGGER, type Logger, REDIS_PREFIX } from '@rafiq/service-kit'
import { Redis } from 'ioredis'

/** Tells gateways, through Redis, that what is live changed, so that none has to wait until it asks by itself. */
@Injectable()
export class LiveNews {
  readonly #redis: Redis
  readonly #channel: string
  readonly #logger: Logger

  constructor(
    @Inject(Redis) redis: Redis,
    @Inject(REDIS_PREFIX) prefix: string,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.#redis = redis
    this.#channel = `${prefix}${liveNewsChannel}`
    this.#logger = logger
  }

  /** Once the change is committed. Waits for nothing and never fails: without Redis gateways hear of it when they ask. */
  tell(revision: string): void {
    this.#redis.publish(this.#channel, revision).catch((error: unknown) => {
      this.#logger.warn({ err: error }, 'gateways were not told of a new state')
    })
  }
}
