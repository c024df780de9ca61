import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common'
import { releaseAnnouncementsChannel } from '@rafiq/platform-contracts'
import { REDIS_PREFIX, RedisConnections } from '@rafiq/service-kit'
import type { Redis } from 'ioredis'
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
    connections: RedisConnections,
    @Inject(REDIS_PREFIX) prefix: string,
    private readonly source: LiveSource,
  ) {
    this.subscriber = connections.open()
    this.channel = `${prefix}${releaseAnnouncementsChannel}`
  }

  onModuleInit(): void {
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
