import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import { memberDataServices } from '@rafiq/contracts'
import { Clock, EventBus, LOGGER, type Logger, Metrics } from '@rafiq/service-kit'
import { DeletionRecords } from './deletion-records.ts'

const minute = 60_000
/** Between two looks. */
const interval = 10 * minute
/** A deletion that is not confirmed after this long shows in the metric and the log. */
const bound = 60 * minute
/** Then, and every so often, it is announced again: the queue gives up after about a day. */
const announceAgainAfter = 24 * 60 * minute
/** Deletions announced again in one go. */
const batch = 100
const parts = [...memberDataServices, 'photos'] as const

/** Sees to it that a deletion is confirmed by every part of the platform, or that somebody hears of it. */
@Injectable()
export class WatchDeletions implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined
  private readonly overdue: ReturnType<Metrics['gauge']>

  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(DeletionRecords) private readonly deletions: DeletionRecords,
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(Metrics) metrics: Metrics,
  ) {
    this.overdue = metrics.gauge(
      'member_deletions_unconfirmed',
      'Deleted accounts that a part of the platform has not confirmed within an hour',
      ['part'],
    )
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.look().catch((error: unknown) =>
        this.logger.warn({ err: error }, 'deletions could not be looked at'),
      )
    }, interval)
    this.timer.unref()
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer)
  }

  /** @returns how many deletions were announced again */
  async look(): Promise<number> {
    const now = this.clock.now()
    const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
    const unconfirmed = await this.deletions.unconfirmed(ago(bound))
    for (const part of parts) this.overdue.set({ part }, unconfirmed.get(part) ?? 0)
    if (unconfirmed.size > 0) {
      this.logger.error(
        { unconfirmed: Object.fromEntries(unconfirmed) },
        'deletions are not confirmed in time',
      )
    }
    await this.deletions.forgetRequests(ago(announceAgainAfter))
    return this.announceAgain(ago(announceAgainAfter), now)
  }

  private announceAgain(before: Date, now: Date): Promise<number> {
    return this.em.fork().transactional(async (tx) => {
      const memberIds = await this.deletions.takeUnconfirmed(tx, before, now, batch)
      // A deletion wins over every version, so any will do.
      for (const memberId of memberIds)
        await this.events.publish(tx, 'member.deleted', { memberId, version: 1 })
      return memberIds.length
    })
  }
}
