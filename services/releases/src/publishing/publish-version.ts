import type { Readable } from 'node:stream'
import type { RequiredEntityData } from '@mikro-orm/core'
import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { type Channel, filesFolder, type PublishedVersion, type RemoteManifest } from '@rafiq/contracts'
import { Clock, ConflictError, uuidv7 } from '@rafiq/service-kit'
import { releaseLimits } from '../archive/limits.ts'
import { AuditEntry } from '../audit/audit-entry.entity.ts'
import { type AuditEvent, auditEntry } from '../audit/audit-entry.ts'
import { Preview } from '../channels/preview.entity.ts'
import { loadState, saveState } from '../channels/stored-state.ts'
import { checkBuild, checkNeighbours } from '../gate/gate.ts'
import { loadNeighbours } from '../gate/load-neighbours.ts'
import { refuseFor } from '../gate/refuse.ts'
import { PublishKeys } from '../keys/publish-keys.ts'
import { LiveNews } from '../live/live-news.ts'
import { advanceRevision, currentRevision } from '../live/revision.ts'
import { lockRegistry } from '../store/lock-registry.ts'
import { type Staging, type VersionId, VersionStore } from '../store/version-store.ts'
import { type Publisher, PublishTokens } from '../tokens/publish-tokens.ts'
import { decidePublication } from './decide-publication.ts'
import type { PublishRequest } from './publish-request.ts'
import { stageRelease } from './stage-release.ts'
import { Version } from './version.entity.ts'

/** Milliseconds: a preview ends by itself after 14 days without a new version. */
const previewLifetime = 14 * 24 * 60 * 60_000

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
  readonly #keys: PublishKeys
  readonly #news: LiveNews
  readonly #clock: Clock

  constructor(
    @Inject(EntityManager) em: EntityManager,
    @Inject(VersionStore) store: VersionStore,
    @Inject(PublishTokens) tokens: PublishTokens,
    @Inject(PublishKeys) keys: PublishKeys,
    @Inject(LiveNews) news: LiveNews,
    @Inject(Clock) clock: Clock,
  ) {
    this.#em = em
    this.#store = store
    this.#tokens = tokens
    this.#keys = keys
    this.#news = news
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
      const release = await stageRelease(body, staging, id, releaseLimits)
      await this.#keys.verify(publisher, release.signed, request.signature)
      refuseFor(checkBuild(release))
      const result = await this.#persist(publisher, id, request, release.manifest, staging)
      this.#news.tell(result.revision)
      return result
    } finally {
      await staging.discard()
    }
  }

  async #persist(
    { actor }: Publisher,
    id: VersionId,
    request: PublishRequest,
    manifest: RemoteManifest,
    staging: Staging,
  ): Promise<PublishResult> {
    const { remote, version } = id
    const { channel, percent, automatic, commit } = request
    return this.#em.fork().transactional(async (em) => {
      await lockRegistry(em)
      const now = this.#clock.now()
      refuseFor(checkNeighbours(manifest, await loadNeighbours(em, remote, now)))
      const decision = decidePublication({
        manifest,
        existing: (await em.findOne(Version, id))?.manifest,
        channel,
        percent,
        state: await loadState(em, remote),
        automatic,
      })
      if (decision.kind === 'conflict') throw versionExists(id)
      const audit = (action: AuditEvent['action']) =>
        em.insert(
          AuditEntry,
          auditEntry(
            { action, actor, remote, version, channel, commit, detail: automatic ? 'automatic' : null },
            uuidv7(),
            now,
          ),
        )
      if (decision.store) {
        await em.insert(Version, { ...id, manifest, publishedAt: now })
        await audit('publish')
      }
      const moves = decision.state !== undefined || isPreview(channel)
      if (decision.state) await saveState(em, remote, decision.state, now)
      if (isPreview(channel)) await em.upsert(Preview, previewOf(id, channel, now))
      if (moves) await audit('move')
      // The row is written and not yet visible; the files appear before it does, and never without the lock.
      if (decision.store) await this.#store.commit(staging, id, filesFolder(manifest))
      const revision = moves ? await advanceRevision(em) : await currentRevision(em)
      return {
        published: { remote, version, channel, live: decision.live },
        stored: decision.store,
        revision,
      }
    })
  }
}

type PreviewChannel = Extract<Channel, `preview/${string}`>

function isPreview(channel: Channel): channel is PreviewChannel {
  return channel.startsWith('preview/')
}

function previewOf(
  { remote, version }: VersionId,
  channel: PreviewChannel,
  now: Date,
): RequiredEntityData<Preview> {
  const name = channel.slice('preview/'.length)
  return { remote, name, version, expiresAt: new Date(now.getTime() + previewLifetime) }
}

function versionExists({ remote, version }: VersionId): ConflictError {
  return new ConflictError('version-exists', {
    message: `${remote} ${version} was already published; a version is immutable. Publish under another version.`,
  })
}
