import { EntityManager } from '@mikro-orm/postgresql'
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common'
import type { PageReport } from '@rafiq/contracts'
import { Clock, LOGGER, type Logger, SETTINGS } from '@rafiq/service-kit'
import type { ReleasesSettings } from '../settings.ts'
import { EndWorseCanaries } from './end-worse-canaries.ts'
import { ForgetOldFigures } from './forget-old-figures.ts'
import { KnownVersions, nameOf } from './known-versions.ts'
import { type Batch, Tally } from './tally.ts'
import type { Trial } from './trial.ts'
import { writeCounts, writeFaults } from './write-counts.ts'
import { runningTrials, writeTrial } from './write-trials.ts'

/** Milliseconds from the first report of a batch until the batch is written. */
const pause = 250

/**
 * Takes reports, writes them in batches, and has canaries judged that failed. Everything here is driven by reports:
 * without them nothing runs. A batch that cannot be written is lost; its figures are worth less than its memory.
 */
@Injectable()
export class RecordReports implements BeforeApplicationShutdown {
  readonly #em: EntityManager
  readonly #known: KnownVersions
  readonly #canaries: EndWorseCanaries
  readonly #forget: ForgetOldFigures
  readonly #clock: Clock
  readonly #logger: Logger
  readonly #key: string
  readonly #tally = new Tally()
  #writing: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined

  constructor(
    @Inject(EntityManager) em: EntityManager,
    @Inject(KnownVersions) known: KnownVersions,
    @Inject(EndWorseCanaries) canaries: EndWorseCanaries,
    @Inject(ForgetOldFigures) forget: ForgetOldFigures,
    @Inject(Clock) clock: Clock,
    @Inject(LOGGER) logger: Logger,
    @Inject(SETTINGS) settings: ReleasesSettings,
  ) {
    this.#em = em
    this.#known = known
    this.#canaries = canaries
    this.#forget = forget
    this.#clock = clock
    this.#logger = logger
    this.#key = settings.WITNESS_KEY
  }

  /** @param address whom the report counts as; it is kept until the batch is written, in memory only */
  take(report: PageReport, address: string): void {
    this.#tally.add(report, address, this.#clock.now())
    this.#timer ??= setTimeout(() => void this.write(), pause)
  }

  /** Writes what came in so far, one batch after the other. */
  write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.then(() => this.#writeBatch())
    return this.#writing
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.write()
  }

  async #writeBatch(): Promise<void> {
    const batch = this.#tally.take()
    if (!batch) return
    try {
      await this.#canaries.run(await this.#store(batch))
      await this.#forget.run()
    } catch (error) {
      this.#logger.warn({ err: error }, 'reports of pages were lost')
    }
  }

  /** The trials in which a canary failed for somebody new. */
  async #store(batch: Batch): Promise<Trial[]> {
    return this.#em.fork().transactional(async (em) => {
      const known = await this.#known.find(em, [...batch.counts, ...batch.faults, ...batch.failures])
      const own: Batch = {
        since: batch.since,
        counts: batch.counts.filter((one) => known.has(nameOf(one))),
        faults: batch.faults.filter((one) => known.has(nameOf(one))),
        failures: batch.failures.filter((one) => known.has(nameOf(one))),
      }
      const now = this.#clock.now()
      await writeCounts(em, own, now)
      await writeFaults(em, own, known, now)
      const failed: Trial[] = []
      const remotes = [...new Set([...own.counts, ...own.failures].map(({ remote }) => remote))]
      for (const trial of await runningTrials(em, remotes)) {
        if (await writeTrial(em, trial, own, this.#key)) failed.push(trial)
      }
      return failed
    })
  }
}
