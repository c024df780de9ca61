import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common'
import type { PageBeacon } from '@rafiq/platform-contracts'
import { Clock, LOGGER, type Logger, SETTINGS, verifyPage, WorkContext } from '@rafiq/service-kit'
import type { ReleasesSettings } from '../settings.ts'
import { DeleteOldFigures } from './delete-old-figures.ts'
import { EndWorseCanaries } from './end-worse-canaries.ts'
import { StoreBatch } from './store-batch.ts'
import { Tally } from './tally.ts'
import { UpdateFallbacks } from './update-fallbacks.ts'

/** Milliseconds from the first beacon of a batch until the batch is written. */
const pause = 250

/**
 * Takes beacons, writes them in batches, and has canaries judged that failed. Everything here is driven by beacons:
 * without them nothing runs. A batch that cannot be written is lost; its figures are worth less than its memory.
 */
@Injectable()
export class RecordBeacons implements BeforeApplicationShutdown {
  private readonly tally = new Tally()
  private writing: Promise<void> = Promise.resolve()
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly batches: StoreBatch,
    private readonly canaries: EndWorseCanaries,
    private readonly fallbacks: UpdateFallbacks,
    private readonly oldFigures: DeleteOldFigures,
    private readonly context: WorkContext,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: ReleasesSettings,
    @Inject(LOGGER) private readonly logger: Logger,
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
    this.timer ??= setTimeout(() => void this.write(), pause)
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
    if (!batch) return
    try {
      const { remotes, failed } = await this.batches.run(batch)
      await this.canaries.run(failed)
      await this.fallbacks.run(remotes)
      await this.oldFigures.run()
    } catch (error) {
      this.logger.warn({ err: error }, 'a batch of beacons could not be written and is lost')
    }
  }
}
