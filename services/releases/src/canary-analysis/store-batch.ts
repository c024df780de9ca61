import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { shellName } from '@rafiq/platform-contracts'
import { Clock, SETTINGS } from '@rafiq/service-kit'
import type { ReleasesSettings } from '../settings.ts'
import { asShellTrial } from './as-shell-trial.ts'
import { KnownVersions, nameOf } from './known-versions.ts'
import { runningTrials, writeTrial } from './stored-trials.ts'
import type { Batch } from './tally.ts'
import type { Trial } from './trial.ts'
import { writeCounts, writeFaults } from './write-counts.ts'

export interface StoredBatch {
  /** The remotes that it told of. */
  readonly remotes: readonly string[]
  /** The trials in which a canary failed for somebody new. */
  readonly failed: readonly Trial[]
}

/** Writes a batch of beacons, as far as it tells of versions that there are. */
@Injectable()
export class StoreBatch {
  constructor(
    private readonly em: EntityManager,
    private readonly versions: KnownVersions,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: ReleasesSettings,
  ) {}

  run(batch: Batch): Promise<StoredBatch> {
    return this.em.transactional(async (em) => {
      const known = await this.versions.find(em, [...batch.counts, ...batch.faults, ...batch.failures])
      const own: Batch = {
        since: batch.since,
        counts: batch.counts.filter((one) => known.has(nameOf(one))),
        trialCounts: batch.trialCounts.filter((one) => known.has(nameOf(one))),
        faults: batch.faults.filter((one) => known.has(nameOf(one))),
        failures: batch.failures.filter((one) => known.has(nameOf(one))),
      }
      const now = this.clock.now()
      await writeCounts(em, own, now)
      await writeFaults(em, own, known, now)
      const failed: Trial[] = []
      const remotes = [...new Set([...own.counts, ...own.failures].map(({ remote }) => remote))]
      const tried = own.failures.length > 0 ? [...remotes, shellName] : remotes
      for (const trial of await runningTrials(em, tried)) {
        const seen = trial.remote === shellName ? asShellTrial(own, trial) : own
        if (await writeTrial(em, trial, seen, this.settings.WITNESS_KEY)) failed.push(trial)
      }
      return { remotes, failed }
    })
  }
}
