import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { Issue, PageShell, Proof, PublishedVersion, RemoteManifest } from '@rafiq/platform-contracts'
import { Clock, ConflictError, SETTINGS } from '@rafiq/service-kit'
import { assertDeclared } from '../audience/assert-declared.ts'
import { saveState } from '../fallbacks/save-state.ts'
import { checkShell } from '../gate/check-shell.ts'
import { checkBesideLive, rejectFor } from '../gate/gate.ts'
import { loadLiveBeside } from '../gate/live-beside.ts'
import { appendToTrail } from '../registry/audit-trail.ts'
import { keepShell } from '../registry/live-shells.ts'
import { loadState } from '../registry/load-state.ts'
import { Preview } from '../registry/preview.entity.ts'
import type { State } from '../registry/remote-state.ts'
import { advanceRevision, currentRevision, lockRegistry } from '../registry/revision.ts'
import { shareText } from '../registry/share-text.ts'
import { Version } from '../registry/version.entity.ts'
import { VersionSignature } from '../registry/version-signature.entity.ts'
import type { ReleasesSettings } from '../settings.ts'
import { type Staging, type VersionId, VersionStore } from '../store/version-store.ts'
import { decidePublication, isOlder, type Publication } from './decide-publication.ts'
import type { PublishRequest } from './publish-request.ts'

/** A release whose files, signature and build are checked, on its way into the registry. */
interface CheckedRelease {
  readonly actor: string
  readonly id: VersionId
  readonly request: PublishRequest
  readonly manifest: RemoteManifest
  readonly staging: Staging
  /** What documents are made of, where it is the shell. */
  readonly shell: PageShell | undefined
  /** What a browser saw of it. */
  readonly proof?: Proof | undefined
  /** By which key its manifest, whose bytes these are, was signed. */
  readonly signature: Pick<VersionSignature, 'keyId' | 'manifest' | 'provenance'>
}

export interface PublishResult {
  readonly published: PublishedVersion
  /** Whether the version is new. */
  readonly stored: boolean
  readonly revision: string
}

/** Milliseconds: a preview ends by itself after 14 days without a new version. */
const previewLifetime = 14 * 24 * 60 * 60_000

/** The one transaction of a publish: under the registry's lock the gate, the decision, and all that follows from it. */
@Injectable()
export class PublishTransaction {
  constructor(
    private readonly em: EntityManager,
    private readonly store: VersionStore,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: ReleasesSettings,
  ) {}

  /** @throws MalformedError for an audience of something that the product does not declare */
  assertAudience({ audience }: PublishRequest): void {
    assertDeclared(audience, this.settings.PRODUCT_CONFIG)
  }

  /**
   * The gate and what the caller saw, before anything is written: what would be refused then need not be proven.
   *
   * @throws as `run`
   */
  check(release: CheckedRelease): Promise<void> {
    const { id, request } = release
    return this.em.transactional(async (em) => {
      await lockRegistry(em)
      const now = this.clock.now()
      rejectFor(await this.issuesOf(em, release, now))
      const state = await loadState(em, id.remote, now)
      assertSeen(id.remote, request, state)
      assertNotOlder(id, request, state)
    })
  }

  /**
   * @throws RuleError where the version does not get along with what is live
   * @throws ConflictError where stable is not what the caller saw; `older-version` until that is confirmed
   * @throws UnavailableError where the storage has lost what is live: what is published over that would not help
   */
  run(release: CheckedRelease): Promise<PublishResult | 'conflict'> {
    const { id, request, manifest, staging, shell } = release
    const { channel, automatic, percent, audience } = request
    return this.em.transactional(async (em) => {
      await lockRegistry(em)
      const now = this.clock.now()
      if (channel !== 'candidate') rejectFor(await this.issuesOf(em, release, now))
      const known = await em.findOne(Version, id, { refresh: true })
      const existing = known?.manifest
      const gone = known?.yankedAt != null || known?.deletedAt != null
      const state = await loadState(em, id.remote, now)
      assertSeen(id.remote, request, state)
      assertNotOlder(id, request, state)
      await this.assertStored(em, id.remote, liveOrKnown(state, known && !gone ? id.version : null))
      const decision = decidePublication({
        ...{ manifest, existing, gone, channel, percent, audience, state, automatic },
      })
      if (decision.kind === 'conflict') return 'conflict'
      const moves = !gone && (decision.state !== undefined || previewName(channel) !== undefined)
      if (decision.store) await em.insert(Version, { ...id, manifest, publishedAt: now })
      if (decision.store) await saveSignature(em, release)
      if (decision.store && shell) await keepShell(em, shell.manifest)
      if (decision.store) await appendToTrail(em, trailEvent('publish', release), now)
      if (decision.state) await saveState(em, id.remote, decision.state, { actor: release.actor, now })
      if (!gone) await savePreview(em, id, channel, now)
      if (moves) await appendToTrail(em, trailEvent('move', release), now)
      // The row is written and not yet visible; the files appear before it does, and never without the lock.
      if (decision.store) await this.store.commit(staging, id, manifest, shell)
      const revision = await (moves ? advanceRevision(em) : currentRevision(em))
      return {
        published: {
          ...id,
          channel,
          live: decision.live,
          ...(release.proof && { proof: summaryOf(release.proof) }),
        },
        stored: decision.store,
        revision,
      }
    })
  }

  /** What does not get along with what is live. */
  private async issuesOf(
    em: EntityManager,
    { id, manifest, shell }: CheckedRelease,
    now: Date,
  ): Promise<Issue[]> {
    const beside = await loadLiveBeside(em, this.settings.PRODUCT_CONFIG, id.remote, now)
    return shell ? checkShell(shell.manifest, beside.remotes) : checkBesideLive(manifest, beside)
  }

  private async assertStored(em: EntityManager, remote: string, versions: string[]): Promise<void> {
    await this.store.assertStored(await em.find(Version, { remote, version: versions }))
  }
}

/** What visitors get, and what is said to be stored already. */
const liveOrKnown = ({ stable, canary }: State, known: string | null): string[] =>
  [stable, canary?.version, known].filter((version) => typeof version === 'string')

/** Two pipelines at once: the second one decided on what is no more. */
function assertSeen(remote: string, { seen }: PublishRequest, { stable }: State): void {
  const now = stable ?? 'none'
  if (seen === undefined || seen === now) return
  const issues = [{ path: 'stable', message: now }]
  throw new ConflictError(undefined, { message: `${remote} changed meanwhile (stable: ${now}).`, issues })
}

/** Whoever publishes 0.9.0 over 2.0.0 has perhaps taken the wrong branch. */
function assertNotOlder(
  { remote, version }: VersionId,
  { channel, automatic, confirmed }: PublishRequest,
  { stable }: State,
): void {
  if (channel !== 'stable' || automatic || confirmed || stable === null) return
  if (!isOlder(version, stable)) return
  throw new ConflictError('older-version', {
    message: `${remote} ${version} is older than ${stable}, which is stable. Confirm to publish it all the same.`,
  })
}

const trailEvent = (action: 'publish' | 'move', { actor, id, request, proof }: CheckedRelease) => ({
  action,
  actor,
  ...id,
  channel: request.channel,
  commit: request.commit,
  detail: detailOf(request, proof),
})

function detailOf(
  { automatic, channel, percent, audience, from }: PublishRequest,
  proof: Proof | undefined,
): string | null {
  if (automatic) return 'automatic'
  const details = [
    ...(channel === 'canary' ? [shareText({ percent, audience })] : []),
    ...(proof?.verdict === 'refused' ? ['despite its proof'] : []),
    ...(from ? [`from ${from}`] : []),
  ]
  return details.length > 0 ? details.join(', ') : null
}

const summaryOf = ({ verdict, reason, comparedWith, milliseconds }: Proof) => ({
  verdict,
  reason,
  comparedWith,
  milliseconds,
})

/** Nothing comes here unsigned: the key was found by the signature. */
async function saveSignature(em: EntityManager, { id, request, signature }: CheckedRelease): Promise<void> {
  const { signature: signed, commit } = request
  if (signed === null) throw new Error(`${id.remote} ${id.version} is not signed.`)
  await em.insert(VersionSignature, { ...id, ...signature, signature: signed, commit })
}

/** Of the channel `preview/<name>`. */
const previewName = (channel: Publication['channel']): string | undefined =>
  channel.startsWith('preview/') ? channel.slice('preview/'.length) : undefined

async function savePreview(
  em: EntityManager,
  { remote, version }: VersionId,
  channel: Publication['channel'],
  now: Date,
): Promise<void> {
  const name = previewName(channel)
  if (name === undefined) return
  const expiresAt = new Date(now.getTime() + previewLifetime)
  await em.upsert(Preview, { remote, name, version, expiresAt })
}
