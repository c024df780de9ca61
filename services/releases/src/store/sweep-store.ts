import { EntityManager } from '@mikro-orm/postgresql'
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { Clock, LOGGER, type Logger, WorkContext } from '@rafiq/service-kit'
import { queries } from '../database/tables.ts'
import { isProofInProgress } from '../registry/proof-in-progress.entity.ts'
import { lockRegistry } from '../registry/revision.ts'
import { Version } from '../registry/version.entity.ts'
import { type VersionId, VersionStore } from './version-store.ts'

/** Milliseconds: no upload takes this long. */
const abandonedAfter = 60 * 60_000

/** Removes what a crash in the middle of a publish, or of a yank, left: stagings, and files that no version may have. */
@Injectable()
export class SweepStore implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private sweeping: Promise<void> | undefined

  constructor(
    private readonly em: EntityManager,
    private readonly store: VersionStore,
    private readonly clock: Clock,
    private readonly context: WorkContext,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Nobody waits for it: a storage of years takes a while to be looked through. What cannot be swept now is swept at the next start. */
  onApplicationBootstrap(): void {
    this.sweeping = this.run().catch((error: unknown) =>
      this.logger.warn(
        { err: error },
        'abandoned files not removed from storage, the next start removes them',
      ),
    )
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.sweeping
  }

  run(): Promise<void> {
    return this.context.run(() => this.sweep())
  }

  private async sweep(): Promise<void> {
    await this.store.sweep(new Date(this.clock.now().getTime() - abandonedAfter))
    const stored = await this.store.list()
    const rows = await queries(this.em)
      .selectFrom('versions')
      .select(['remote', 'version'])
      .where('yanked_at', 'is', null)
      .where('deleted_at', 'is', null)
      .execute()
    await this.adopt(rows, stored)
    for (const id of orphansOf(rows, stored)) {
      await this.em.transactional(async (em) => {
        await lockRegistry(em)
        // It may have been published since it was looked for.
        if ((await em.count(Version, { ...id, yankedAt: null, deletedAt: null })) > 0) return
        if (await isProofInProgress(em, id, this.clock.now())) return
        await this.store.remove(id)
        this.logger.info(
          { remote: id.remote, version: id.version },
          'files without a published version removed from storage',
        )
      })
    }
  }

  /** Versions of a storage that knew no manifests: a row was written after all of its files were there. */
  private async adopt(rows: readonly VersionId[], stored: readonly VersionId[]): Promise<void> {
    const there = new Set(stored.map(keyOf))
    const isComplete = await this.store.manifests()
    for (const { remote, version } of rows.filter((id) => there.has(keyOf(id)) && !isComplete(id))) {
      await this.em.transactional(async (em) => {
        await lockRegistry(em)
        // It may have been taken away since it was looked for.
        const kept = await em.findOne(Version, { remote, version, yankedAt: null, deletedAt: null })
        if (kept) await this.store.complete({ remote, version }, kept.manifest)
      })
    }
  }
}

/**
 * Versions that have files and no row, or were yanked or deleted: in a registry of years a handful, for which alone publishers
 * have to wait.
 */
function orphansOf(rows: readonly VersionId[], stored: readonly VersionId[]): VersionId[] {
  const known = new Set(rows.map(keyOf))
  return stored.filter((id) => !known.has(keyOf(id)))
}

const keyOf = ({ remote, version }: VersionId): string => `${remote}@${version}`
