import { Inject, Injectable } from '@nestjs/common'
import { LOGGER, type Logger } from '@rafiq/service-kit'
import { WatchFigures } from '../alerts/watch-figures.ts'
import { DeleteOldFigures } from './delete-old-figures.ts'
import { EndWorseCanaries } from './end-worse-canaries.ts'
import { StoreBatch } from './store-batch.ts'
import type { Batch } from './tally.ts'
import { UpdateFallbacks } from './update-fallbacks.ts'

/**
 * What a batch of beacons leads to: its figures are stored, canaries that failed are judged, fallbacks move, and what is
 * old goes. A batch that cannot be written is lost; its figures are worth less than its memory.
 */
@Injectable()
export class JudgeBatch {
  constructor(
    private readonly batches: StoreBatch,
    private readonly canaries: EndWorseCanaries,
    private readonly fallbacks: UpdateFallbacks,
    private readonly alerts: WatchFigures,
    private readonly oldFigures: DeleteOldFigures,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(batch: Batch): Promise<void> {
    try {
      const { remotes, failed } = await this.batches.run(batch)
      await this.canaries.run(failed)
      await this.fallbacks.run(remotes)
      await this.alerts.run(troubled(batch))
      await this.oldFigures.run()
    } catch (error) {
      this.logger.warn({ err: error }, 'batch of beacons not written to PostgreSQL, it is lost')
    }
  }
}

/** Remotes that failed in some page just now, or were helped out with an older version. */
const troubled = ({ counts }: Batch): string[] => [
  ...new Set(
    counts
      .filter(({ measure }) => measure === 'failed' || measure === 'fallbacks')
      .map(({ remote }) => remote),
  ),
]
