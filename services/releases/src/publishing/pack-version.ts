import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { shellName } from '@rafiq/platform-contracts'
import { GoneError, NotFoundError, RuleError, UnavailableError } from '@rafiq/service-kit'
import { Version } from '../registry/version.entity.ts'
import { VersionSignature } from '../registry/version-signature.entity.ts'
import { type VersionId, VersionStore } from '../store/version-store.ts'
import { fingerprint, isSourceMap, manifestFile } from './check-release.ts'
import { type PackedFile, packFiles } from './pack-files.ts'

export interface PackedVersion {
  readonly archive: Buffer
  /** base64, over `remote.json` as it is in the archive, and the commit. */
  readonly signature: string
  readonly commit: string | null
}

/** A version as its team uploaded it: `remote.json` to the byte, and its files, each with the hash that it names. */
@Injectable()
export class PackVersion {
  constructor(
    private readonly em: EntityManager,
    private readonly store: VersionStore,
  ) {}

  /**
   * @throws NotFoundError for a version that was never published
   * @throws GoneError for one that was yanked or deleted
   * @throws RuleError for the shell, whose files are among those of other shells
   * @throws UnavailableError where the storage has not what was uploaded
   */
  async run(id: VersionId): Promise<PackedVersion> {
    if (id.remote === shellName) throw new RuleError(undefined, { message: notTheShell })
    const found = await this.em.findOne(Version, { ...id })
    const kept = await this.em.findOne(VersionSignature, { ...id })
    if (!found || !kept) {
      throw new NotFoundError(undefined, { message: `${id.remote} ${id.version} was never published.` })
    }
    if (found.yankedAt != null) throw new GoneError('version-yanked')
    if (found.deletedAt != null) throw new GoneError('version-deleted')
    const archive = await packFiles(this.files(id, found, Buffer.from(kept.manifest)))
    return { archive, signature: kept.signature, commit: kept.commit }
  }

  private async *files(id: VersionId, { manifest }: Version, signed: Buffer): AsyncGenerator<PackedFile> {
    yield { path: manifestFile, content: signed }
    for (const [path, { integrity }] of Object.entries({ ...manifest.maps, ...manifest.files })) {
      const content = await (isSourceMap(path)
        ? this.store.readMap(id, path)
        : this.store.read(id, manifest, path))
      if (content === null || fingerprint(content).integrity !== integrity) {
        throw new UnavailableError({
          message: `The storage has other bytes of ${id.remote} ${id.version} ${path} than were published.`,
        })
      }
      yield { path, content }
    }
  }
}

const notTheShell = 'The shell is not promoted to another platform: publish its build there.'
