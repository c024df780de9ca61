import { Inject, Injectable } from '@nestjs/common'
import { type LiveReleases, liveReleasesSchema } from '@rafiq/platform-contracts'
import { LOGGER, type Logger, REDIS_PREFIX } from '@rafiq/service-kit'
import { Redis } from 'ioredis'

/** The state that pages were last composed from, for a gateway that starts while the releases service is unavailable. */
@Injectable()
export class LastGoodReleases {
  private readonly key: string

  constructor(
    private readonly redis: Redis,
    @Inject(REDIS_PREFIX) prefix: string,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.key = `${prefix}gateway:live`
  }

  /** Undefined also where Redis is unavailable or holds something else: the releases service is asked next. */
  async read(): Promise<LiveReleases | undefined> {
    try {
      const kept = await this.redis.get(this.key)
      return kept === null ? undefined : liveReleasesSchema.safeParse(JSON.parse(kept)).data
    } catch (error) {
      this.logger.warn(
        { err: error },
        'last good release state not read from Redis, the releases service is asked',
      )
      return undefined
    }
  }

  /** Never fails: pages do not depend on it. */
  async write(live: LiveReleases): Promise<void> {
    try {
      await this.redis.set(this.key, JSON.stringify(live))
    } catch (error) {
      this.logger.warn({ err: error }, 'last good release state not written to Redis')
    }
  }
}
