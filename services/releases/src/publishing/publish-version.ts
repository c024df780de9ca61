import type { Readable } from 'node:stream'
import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { PublishedVersion, RemoteManifest } from '@rafiq/contracts'
import { Clock, ConflictError, uuidv7 } from '@rafiq/service-kit'
import { releaseLimits } from '../archive/limits.ts'
import { AuditEntry } from '../audit/audit-entry.entity.ts'
import { type AuditEvent, auditEntry } from '../audit/audit-entry.ts'
import { Channel } from '../channels/channel.entity.ts'
import { advanceRevision, currentRevision } from '../live/revision.ts'
import { lockRemote } from '../store/lock-remote.ts'
import { type Staging, type VersionId, VersionStore } from '../store/version-store.ts'
import { type Publisher, PublishTokens } from '../tokens/publish-tokens.ts'
import { decidePublication } from './decide-publication.ts'
import type { PublishRequest } from './publish-request.ts'
import { stageRelease } from './stage-release.ts'
import { Version } from './version.entity.ts'

export interface PublishResult {
  readonly published: PublishedVersion
  /** Whether the version is new. */
  readonly stored: boolean
  readonly revision: string
}

@Injectable()
export class PublishVersion {
  readonly #em: EntityManager
  readonly #store: VersionStore
  readonly #tokens: PublishTokens
  readonly #clock: Clock

  constructor(
    @Inject(EntityManager) em: EntityManager,
    @Inject(VersionStore) store: VersionStore,
    @Inject(PublishTokens) tokens: PublishTokens,
    @Inject(Clock) clock: Clock,
  ) {
    this.#em = em
    this.#store = store
    this.#tokens = tokens
    this.#clock = clock
  }

  /** Takes an uploaded release once and for ever, and sets its channel in the same transaction. */
  async run(
    publisher: Publisher,
    remote: string,
    request: PublishRequest,
    body: Readable,
  ): Promise<PublishResult> {
    await this.#tokens.authorise(publisher, remote)
    const id = { remote, version: request.version }
    if (!request.automatic && (await this.#em.fork().findOne(Version, id))) throw versionExists(id)
    const staging = await this.#store.stage()
    try {
      const manifest = await stageRelease(body, staging, id, releaseLimits)
      return await this.#persist(publisher, id, request, manifest, staging)
    } finally {
      await staging.discard()
    }
  }

  async #persist(
    { actor }: Publisher,
    id: VersionId,
    { channel, automatic, commit }: PublishRequest,
    manifest: RemoteManifest,
    staging: Staging,
  ): Promise<PublishResult> {
    const { remote, version } = id
    return this.#em.fork().transactional(async (em) => {
      await lockRemote(em, remote)
      const existing = await em.findOne(Version, id)
      const current = await em.findOne(Channel, { remote, channel })
      const decision = decidePublication({
        manifest,
        existing: existing?.manifest,
        channel: current ?? undefined,
        automatic,
      })
      if (decision.kind === 'conflict') throw versionExists(id)
      const now = this.#clock.now()
      const audit = (action: AuditEvent['action'], detail: string | null = null) =>
        em.insert(
          AuditEntry,
          auditEntry({ action, actor, remote, version, channel, commit, detail }, uuidv7(), now),
        )
      if (decision.store) {
        await em.insert(Version, { ...id, manifest, publishedAt: now })
        await audit('publish', automatic ? 'automatic' : null)
      }
      if (decision.channel) {
        await em.upsert(Channel, { remote, channel, ...decision.channel, movedAt: now })
        await audit('move', automatic ? 'automatic' : null)
      }
      // The row is written and not yet visible; the files appear before it does, and never without the lock.
      if (decision.store) await this.#store.commit(staging, id)
      const revision = decision.channel ? await advanceRevision(em) : await currentRevision(em)
      return {
        published: { remote, version, channel, live: decision.live },
        stored: decision.store,
        revision,
      }
    })
  }
}

function versionExists({ remote, version }: VersionId): ConflictError {
  return new ConflictError('version-exists', {
    message: `${remote} ${version} was already published; a version is immutable. Publish under another version.`,
  })
}
