import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { ReleaseDiff, RemoteManifest } from '@rafiq/platform-contracts'
import { NotFoundError } from '@rafiq/service-kit'
import { Version } from '../registry/version.entity.ts'
import { diffManifests } from './diff-manifests.ts'

@Injectable()
export class ReadDiff {
  constructor(private readonly em: EntityManager) {}

  /** @throws NotFoundError for a version that was never published */
  async run(remote: string, from: string, to: string): Promise<ReleaseDiff> {
    const rows = await this.em.find(Version, { remote, version: [from, to] })
    const manifestOf = (version: string): RemoteManifest => {
      const row = rows.find((candidate) => candidate.version === version)
      if (row) return row.manifest
      throw new NotFoundError(undefined, { message: `${remote} ${version} was never published.` })
    }
    return diffManifests(manifestOf(from), manifestOf(to))
  }
}
