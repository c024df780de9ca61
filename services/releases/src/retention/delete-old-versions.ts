import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { shellName } from '@rafiq/platform-contracts'
import { Clock, PeriodicTask, SETTINGS } from '@rafiq/service-kit'
import { queries } from '../database/tables.ts'
import { appendToTrail } from '../registry/audit-trail.ts'
import { lockRegistry } from '../registry/revision.ts'
import { Version } from '../registry/version.entity.ts'
import type { ReleasesSettings } from '../settings.ts'
import { VersionStore } from '../store/version-store.ts'
import { neededVersions } from './needed-versions.ts'
import { versionsToDelete } from './versions-to-delete.ts'

/** Milliseconds. */
const interval = 60 * 60_000

/**
 * Deletes the files of versions that nobody needs: decided and marked for one remote after the other under the registry's lock,
 * then removed. The row stays: what a version was is still known, and its number is never given to other bytes. Shells share
 * their files, and are kept.
 */
@Injectable()
export class DeleteOldVersions extends PeriodicTask {
  constructor(
    private readonly em: EntityManager,
    private readonly store: VersionStore,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: ReleasesSettings,
  ) {
    super({ name: 'deleting old versions', interval })
  }

  /** What a crash leaves of one that is marked, the next start sweeps away. */
  override async run(): Promise<void> {
    for (const remote of await this.crowdedRemotes()) {
      for (const version of await this.mark(remote)) {
        await this.store.remove({ remote, version })
        this.logger.info({ remote, version }, 'old version deleted, its files are removed from storage')
      }
    }
  }

  /** Those with more versions than are kept whatever their age; of the others nothing is to be looked at. */
  private async crowdedRemotes(): Promise<string[]> {
    const rows = await queries(this.em)
      .selectFrom('versions')
      .select('remote')
      .where('remote', '<>', shellName)
      .where('yanked_at', 'is', null)
      .where('deleted_at', 'is', null)
      .groupBy('remote')
      .having(({ fn }) => fn.countAll(), '>', this.settings.RETENTION_VERSIONS)
      .orderBy('remote')
      .execute()
    return rows.map(({ remote }) => remote)
  }

  private mark(remote: string): Promise<string[]> {
    const { RETENTION_VERSIONS: versions, RETENTION_DAYS: days } = this.settings
    return this.em.transactional(async (em) => {
      await lockRegistry(em)
      const now = this.clock.now()
      const stored = await em.find(
        Version,
        { remote, yankedAt: null, deletedAt: null },
        { fields: ['version', 'publishedAt'], refresh: true },
      )
      const needed = await neededVersions(em, remote, now)
      const old = versionsToDelete(stored, needed, { versions, days }, now)
      for (const version of old) {
        await em.nativeUpdate(Version, { remote, version }, { deletedAt: now })
        const detail = `older than ${days} days, and not among the last ${versions}`
        await appendToTrail(em, { action: 'delete', actor: 'retention', remote, version, detail }, now)
      }
      return old
    })
  }
}
