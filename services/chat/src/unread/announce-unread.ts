import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { EventBus, PeriodicTask, SETTINGS } from '@rafiq/service-kit'
import { databaseTime } from '../database/database-time.ts'
import type { ChatSettings } from '../settings.ts'
import { UnreadRepository } from './unread.repository.ts'

/** Milliseconds of messages that one run looks at: what an outage has left comes in pieces. */
const longestSpan = 600_000

/**
 * Tells which messages were not read within `AWAY_SECONDS`, so that whoever is away can learn of them. It is behind the
 * way of a message, which it costs nothing. One replica at a time looks at a span of time; the events of it and the mark
 * up to where it was looked at are one transaction, so that nothing is told twice or left out.
 */
@Injectable()
export class AnnounceUnread extends PeriodicTask {
  constructor(
    private readonly em: EntityManager,
    private readonly events: EventBus,
    private readonly unread: UnreadRepository,
    @Inject(SETTINGS) private readonly settings: ChatSettings,
  ) {
    super({ name: 'publishing unread messages', interval: 10_000 })
  }

  override async run(): Promise<void> {
    await this.em.transactional(async (tx) => {
      const from = await this.unread.lockScan()
      if (!from) return
      const ripe = (await databaseTime(tx)) - this.settings.AWAY_SECONDS * 1_000
      const until = new Date(Math.min(ripe, from.getTime() + longestSpan))
      if (until <= from) return
      for (const unread of await this.unread.storedBetween(from, until)) {
        await this.events.publish(tx, 'messages.unread', unread)
      }
      await this.unread.moveScan(until)
    })
  }
}
