import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common'
import { faultDelays, type PageBeacon } from '@rafiq/platform-contracts'
import { Clock, SETTINGS, verifyPage, WorkContext } from '@rafiq/service-kit'
import type { ReleasesSettings } from '../settings.ts'
import { JudgeBatch } from './judge-batch.ts'
import { Tally } from './tally.ts'

/** Takes beacons and writes them in batches. Everything here is driven by beacons: without them nothing runs. */
@Injectable()
export class RecordBeacons implements BeforeApplicationShutdown {
  private readonly tally = new Tally()
  private writing: Promise<void> = Promise.resolve()
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly judgement: JudgeBatch,
    private readonly context: WorkContext,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: ReleasesSettings,
  ) {}

  /**
   * What no page of a gateway's tells is dropped.
   *
   * @param address whom the beacon counts as; it is kept until the batch is written, in memory only
   */
  take(beacon: PageBeacon, address: string): void {
    const now = this.clock.now()
    const page = verifyPage(this.settings.PREVIEW_LINK_KEYS, beacon.composition, beacon.page, now)
    if (!page) return
    this.tally.add(beacon, page, address, now)
    this.timer ??= setTimeout(() => void this.write(), faultDelays.registry)
  }

  /** Writes what came in so far, one batch after the other. */
  write(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.writing = this.writing.then(() => this.context.run(() => this.writeBatch()))
    return this.writing
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.write()
  }

  private async writeBatch(): Promise<void> {
    const batch = this.tally.take()
    if (batch) await this.judgement.run(batch)
  }
}
