import type { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { Version } from '../registry/version.entity.ts'
import type { VersionKey } from './count-beacon.ts'

/** The paths of a version's files. */
type Files = ReadonlySet<string>

const remembered = 500

/** Which versions exist, with their files. They never change, so what was found once is not looked up again. */
@Injectable()
export class KnownVersions {
  private readonly files = new Map<string, Files>()

  /** Those of the versions that were published, by `<remote>@<version>`. */
  async find(em: EntityManager, versions: readonly VersionKey[]): Promise<ReadonlyMap<string, Files>> {
    const wanted = new Map(
      versions.map(({ remote, version }) => [nameOf({ remote, version }), { remote, version }]),
    )
    const missing = [...wanted].filter(([name]) => !this.files.has(name)).map(([, version]) => version)
    const rows = missing.length > 0 ? await em.find(Version, { $or: missing }) : []
    const found = new Map<string, Files>(
      rows.map((row) => [nameOf(row), new Set(Object.keys(row.manifest.files))]),
    )
    for (const name of wanted.keys()) {
      const known = this.files.get(name)
      if (known) found.set(name, known)
    }
    this.remember(found)
    return found
  }

  private remember(found: ReadonlyMap<string, Files>): void {
    for (const [name, files] of found) {
      this.files.delete(name)
      this.files.set(name, files)
    }
    for (const name of this.files.keys()) {
      if (this.files.size <= remembered) return
      this.files.delete(name)
    }
  }
}

export const nameOf = ({ remote, version }: VersionKey): string => `${remote}@${version}`
