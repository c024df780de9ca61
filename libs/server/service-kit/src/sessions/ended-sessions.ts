import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common'
import type { Redis } from 'ioredis'
import { REDIS_PREFIX, RedisConnections } from '../redis/redis.module.ts'

/** The channel on which Redis tells that a session ended: `<member> <session id>`. */
export const endedChannel = (prefix: string): string => `${prefix}session-ended`

/** A session that is over, by sign-out, a new password, a deletion or since others came. */
export interface EndedSession {
  memberId: string
  sessionId: string
}

/** Hears of ended sessions at once, for what lives longer than a request. */
@Injectable()
export class EndedSessions implements BeforeApplicationShutdown {
  private readonly channel: string
  /** What listeners are doing about sessions that ended. */
  private readonly underWay = new Set<Promise<void>>()
  private subscriber: Redis | undefined

  constructor(
    private readonly connections: RedisConnections,
    @Inject(REDIS_PREFIX) prefix: string,
  ) {
    this.channel = endedChannel(prefix)
  }

  /**
   * Connects, and subscribes again after each loss of the connection.
   * @param listener what it answers never rejects
   * @param missed something may have ended unheard: ask `SessionStore.living`, then and from time to time
   */
  listen(listener: (ended: EndedSession) => void | Promise<void>, missed: () => void): void {
    this.subscriber ??= this.connections.open({ waits: true })
    this.subscriber.on('message', (_channel, text) => {
      const [memberId, sessionId] = text.split(' ')
      if (memberId && sessionId) this.follow(Promise.resolve(listener({ memberId, sessionId })))
    })
    this.subscriber.subscribe(this.channel).catch(() => undefined)
    this.subscriber.on('ready', missed)
  }

  /** Hears no more, and waits for what was begun. What the last requests still end is looked for at the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.subscriber?.disconnect()
    await Promise.all(this.underWay)
  }

  private follow(work: Promise<void>): void {
    this.underWay.add(work)
    void work.finally(() => this.underWay.delete(work))
  }
}
