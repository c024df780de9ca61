import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { ownCopiesOf, type ReleaseVersions } from '@rafiq/platform-contracts'
import { NotFoundError, SETTINGS } from '@rafiq/service-kit'
import { AuditEntry } from '../registry/audit-trail.ts'
import { lastVerdicts } from '../registry/proof.entity.ts'
import { Version } from '../registry/version.entity.ts'
import { VersionSignature } from '../registry/version-signature.entity.ts'
import type { ReleasesSettings } from '../settings.ts'
import { totalBytes } from './diff-manifests.ts'

/** Versions that one answer holds. */
const shown = 100

/** The versions of a remote that can be made live, newest first. */
@Injectable()
export class ReadVersions {
  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) private readonly settings: ReleasesSettings,
  ) {}

  /** @throws NotFoundError for a remote that was never published */
  async run(remote: string): Promise<ReleaseVersions> {
    const rows = await this.em.find(Version, { remote }, { orderBy: { publishedAt: 'desc' }, limit: shown })
    if (rows.length === 0) {
      throw new NotFoundError(undefined, { message: `${remote} was never published.` })
    }
    const version = rows.map((row) => row.version)
    const published = await this.em.find(AuditEntry, { remote, action: 'publish', version })
    const kept = await this.em.find(
      VersionSignature,
      { remote, version },
      { fields: ['version', 'provenance'] },
    )
    const provenances = new Map(kept.map((signature) => [signature.version, signature.provenance]))
    const commits = new Map(published.map((entry) => [entry.version, entry.commit]))
    const verdicts = await lastVerdicts(this.em, remote, version)
    return {
      remote,
      retention: { versions: this.settings.RETENTION_VERSIONS, days: this.settings.RETENTION_DAYS },
      versions: rows.map(({ version, publishedAt, manifest, endedAt, yankReason, deletedAt }) => ({
        version,
        publishedAt: publishedAt.toISOString(),
        bytes: totalBytes(manifest),
        files: Object.keys(manifest.files).length,
        commit: commits.get(version) ?? null,
        provenance: provenances.get(version) ?? null,
        ended: endedAt != null,
        yanked: yankReason ?? null,
        proof: verdicts.get(version) ?? null,
        deletedAt: deletedAt?.toISOString() ?? null,
        own: ownCopiesOf(manifest),
      })),
    }
  }
}
