import type { Readable } from 'node:stream'
import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { signedBytes } from '@rafiq/platform-contracts'
import { ConflictError } from '@rafiq/service-kit'
import { checkBuild, rejectFor } from '../gate/gate.ts'
import { ReleaseAnnouncements } from '../registry/release-announcements.ts'
import { Version } from '../registry/version.entity.ts'
import { type VersionId, VersionStore } from '../store/version-store.ts'
import { PublishKeys } from '../teams/publish-keys.ts'
import { type Publisher, PublishTokens } from '../teams/publish-tokens.ts'
import { releaseLimits } from './archive-entries.ts'
import type { PublishRequest } from './publish-request.ts'
import { type PublishResult, PublishTransaction } from './publish-transaction.ts'
import { stageRelease } from './stage-release.ts'

/** Takes an uploaded release once and for ever, and sets its channel in the same transaction. */
@Injectable()
export class PublishVersion {
  constructor(
    private readonly em: EntityManager,
    private readonly store: VersionStore,
    private readonly tokens: PublishTokens,
    private readonly keys: PublishKeys,
    private readonly transaction: PublishTransaction,
    private readonly announcements: ReleaseAnnouncements,
  ) {}

  async run(
    publisher: Publisher,
    remote: string,
    request: PublishRequest,
    body: Readable,
  ): Promise<PublishResult> {
    await this.tokens.authorise(publisher, remote)
    const id = { remote, version: request.version }
    if (!request.automatic && (await this.em.count(Version, id)) > 0) throw versionExists(id)
    const staging = await this.store.stage()
    try {
      const release = await stageRelease(body, staging, id, releaseLimits)
      const signed = signedBytes(release.signed, request.commit)
      await this.keys.verify(publisher, signed, request.signature)
      rejectFor(checkBuild(release))
      const { actor } = publisher
      const result = await this.transaction.run({ actor, id, request, manifest: release.manifest, staging })
      if (result === 'conflict') throw versionExists(id)
      this.announcements.announce(result.revision)
      return result
    } finally {
      await staging.discard()
    }
  }
}

function versionExists({ remote, version }: VersionId): ConflictError {
  return new ConflictError('version-exists', {
    message: `${remote} ${version} was already published; a version is immutable. Publish under another version.`,
  })
}
