import { Inject, Injectable } from '@nestjs/common'
import { releaseAnnouncementsChannel } from '@rafiq/platform-contracts'
import { LOGGER, type Logger, REDIS_PREFIX } from '@rafiq/service-kit'
import { Redis } from 'ioredis'

/** Tells gateways, through Redis, that what is live changed, so that none has to wait until it asks by itself. */
@Injectable()
export class ReleaseAnnouncements {
  private readonly channel: string

  constructor(
    private readonly redis: Redis,
    @Inject(REDIS_PREFIX) prefix: string,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.channel = `${prefix}${releaseAnnouncementsChannel}`
  }

  /** Once the change is committed. Waits for nothing and never fails: without Redis gateways learn of it when they ask. */
  announce(revision: string): void {
    this.redis.publish(this.channel, revision).catch((error: unknown) => {
      this.logger.warn(
        { err: error },
        'release change not announced over Redis, gateways find it when they poll',
      )
    })
  }
}
