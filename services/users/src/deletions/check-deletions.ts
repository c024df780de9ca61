import { Injectable } from '@nestjs/common'
import { memberDataServices } from '@rafiq/contracts/events'
import { Clock, Metrics, PeriodicTask } from '@rafiq/service-kit'
import { DeletionLedger } from './deletion-ledger.ts'
import { DeletionRecords } from './deletion-records.ts'

const minute = 60_000
/** A deletion that is not confirmed after this long shows in the metric and the log. */
const bound = 60 * minute
/** Then, and every so often, it is announced again: the queue gives up after about a day. */
const announceAgainAfter = 24 * 60 * minute
/** Deletions announced again in one go. */
const batch = 100
const parts = [...memberDataServices, 'photos', 'ledger'] as const
/** As long as a backup may be kept, by the privacy text. */
const backupsLast = 90 * 24 * 60 * minute

/** Sees to it that a deletion is confirmed by every part of the platform, or that somebody learns of it. */
@Injectable()
export class CheckDeletions extends PeriodicTask {
  private readonly overdue: ReturnType<Metrics['gauge']>

  constructor(
    private readonly deletions: DeletionRecords,
    private readonly ledger: DeletionLedger,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    super({ name: 'checking unconfirmed deletions', interval: 10 * minute })
    this.overdue = metrics.gauge(
      'member_deletions_unconfirmed',
      'Deleted accounts that a part of the platform has not confirmed within an hour',
      ['part'],
    )
  }

  /** @returns how many deletions were announced again */
  override async run(): Promise<number> {
    const now = this.clock.now()
    const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
    const unconfirmed = await this.deletions.unconfirmed(ago(bound))
    for (const part of parts) this.overdue.set({ part }, unconfirmed.get(part) ?? 0)
    if (unconfirmed.size > 0) {
      this.logger.error(
        { unconfirmed: Object.fromEntries(unconfirmed) },
        'deletions not confirmed by every service within an hour',
      )
    }
    await this.deletions.forgetRequests(ago(announceAgainAfter))
    await this.ledger.forget(ago(backupsLast))
    return this.deletions.announceUnconfirmed(ago(announceAgainAfter), batch)
  }
}
