import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common'
import { releaseAnnouncementsChannel } from '@rafiq/platform-contracts'
import { REDIS_PREFIX } from '@rafiq/service-kit'
import { Redis } from 'ioredis'
import { LiveSource } from './live-source.ts'

/**
 * Hears from the releases service, through Redis, that what is live changed, and has it looked at. What nobody heard is
 * found by the next look of `LiveSource`, a little later: nothing depends on Redis.
 */
@Injectable()
export class ReleaseAnnouncements implements OnModuleInit, OnApplicationShutdown {
  private readonly subscriber: Redis
  private readonly channel: string

  constructor(
    redis: Redis,
    @Inject(REDIS_PREFIX) prefix: string,
    private readonly source: LiveSource,
  ) {
    this.subscriber = redis.duplicate({ autoResubscribe: false })
    this.channel = `${prefix}${releaseAnnouncementsChannel}`
  }

  onModuleInit(): void {
    // The gateway's own connection says in the log that Redis is away.
    this.subscriber.on('error', () => undefined)
    this.subscriber.on('message', () => void this.source.lookNow())
    this.subscriber.on('ready', () => void this.subscribe())
    this.subscriber.connect().catch(() => undefined)
  }

  onApplicationShutdown(): void {
    this.subscriber.disconnect()
  }

  /** What changed while nobody listened is looked for once somebody does. */
  private async subscribe(): Promise<void> {
    try {
      await this.subscriber.subscribe(this.channel)
    } catch {
      return
    }
    await this.source.lookNow()
  }
}
