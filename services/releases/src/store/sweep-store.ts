import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { filesFolder } from '@rafiq/platform-contracts'
import { Clock, LOGGER, type Logger, WorkContext } from '@rafiq/service-kit'
import { lockRegistry } from '../registry/revision.ts'
import { isUnderProof } from '../registry/under-proof.ts'
import { Version } from '../registry/version.entity.ts'
import { type VersionId, VersionStore } from './version-store.ts'

/** Milliseconds: no upload takes this long. */
const abandonedAfter = 60 * 60_000

/** Removes what a crash in the middle of a publish, or of a yank, left: stagings, and files that no version may have. */
@Injectable()
export class SweepStore implements OnApplicationBootstrap {
  constructor(
    private readonly em: EntityManager,
    private readonly store: VersionStore,
    private readonly clock: Clock,
    private readonly context: WorkContext,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // What cannot be swept now is swept at the next start.
    await this.run().catch((error: unknown) =>
      this.logger.warn(
        { err: error },
        'abandoned files not removed from storage, the next start removes them',
      ),
    )
  }

  run(): Promise<void> {
    return this.context.run(() => this.sweep())
  }

  private async sweep(): Promise<void> {
    await this.store.sweep(new Date(this.clock.now().getTime() - abandonedAfter))
    const stored = await this.store.list()
    const rows = await this.em.find(Version, { yankedAt: null, deletedAt: null })
    await this.adopt(rows, stored)
    for (const id of orphansOf(rows, stored)) {
      await this.em.transactional(async (em) => {
        await lockRegistry(em)
        // It may have been published since it was looked for.
        if ((await em.count(Version, { ...id, yankedAt: null, deletedAt: null })) > 0) return
        if (await isUnderProof(em, id, this.clock.now())) return
        await this.store.remove(id)
        this.logger.info(
          { remote: id.remote, version: id.version },
          'files without a published version removed from storage',
        )
      })
    }
  }

  /** Versions of a storage that knew no manifests: a row was written after all of its files were there. */
  private async adopt(rows: readonly Version[], stored: readonly VersionId[]): Promise<void> {
    const there = new Set(stored.map(keyOf))
    for (const { remote, version, manifest } of rows) {
      if (!there.has(keyOf({ remote, version }))) continue
      const path = filesFolder(manifest) + manifest.entry
      if (await this.store.has({ remote, version }, path)) continue
      await this.store.complete({ remote, version }, manifest)
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
