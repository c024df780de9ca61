import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { ReleaseDiff, RemoteManifest } from '@rafiq/contracts'
import { NotFoundError } from '@rafiq/service-kit'
import { Version } from '../publishing/version.entity.ts'
import { diffManifests } from './diff-manifests.ts'

@Injectable()
export class ReadDiff {
  readonly #em: EntityManager

  constructor(@Inject(EntityManager) em: EntityManager) {
    this.#em = em
  }

  /** @throws NotFoundError for a version that was never published */
  async run(remote: string, from: string, to: string): Promise<ReleaseDiff> {
    const rows = await this.#em.fork().find(Version, { remote, version: [from, to] })
    const manifestOf = (version: string): RemoteManifest => {
      const row = rows.find((candidate) => candidate.version === version)
      if (row) return row.manifest
      throw new NotFoundError(undefined, { message: `${remote} ${version} was never published.` })
    }
    return diffManifests(manifestOf(from), manifestOf(to))
  }
}
