import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { type PageShell, type RemoteManifest, type ShellManifest, shellName } from '@rafiq/platform-contracts'
import { Clock, uuidv7 } from '@rafiq/service-kit'
import { deployedShells, findShells } from '../registry/live-shells.ts'
import { loadState } from '../registry/load-state.ts'
import { ProofInProgress } from '../registry/proof-in-progress.entity.ts'
import { ReleaseAnnouncements } from '../registry/release-announcements.ts'
import { RemoteState, toState } from '../registry/remote-state.entity.ts'
import { advanceRevision, lockRegistry } from '../registry/revision.ts'
import { Version } from '../registry/version.entity.ts'
import { type Staging, type VersionId, VersionStore } from '../store/version-store.ts'
import type { RunningCanary } from './plan-compositions.ts'

export interface Candidate {
  readonly id: VersionId
  readonly manifest: RemoteManifest
  readonly staging: Staging
  /** What documents are made of, where it is the shell. */
  readonly shell?: PageShell | undefined
}

/** A candidate that gateways serve to one browser. */
export interface ShownCandidate {
  /** The name of its preview. */
  readonly preview: string
  readonly expiresAt: Date
  /** The state of the registry in which it is there. */
  readonly revision: string
}

/** Milliseconds: longer than any proof takes. What a crash leaves ends by itself. */
const lifetime = 2 * 60_000

interface ShellNeighbours {
  readonly live: ShellManifest | undefined
  readonly stable: RemoteManifest[]
  readonly canaries: RemoteManifest[]
  readonly running: RunningCanary[]
}

/** Lets gateways compose pages with a candidate, for whoever has its link alone. */
@Injectable()
export class ShowCandidate {
  constructor(
    private readonly em: EntityManager,
    private readonly store: VersionStore,
    private readonly announcements: ReleaseAnnouncements,
    private readonly clock: Clock,
  ) {}

  /** What is live of a remote, and the canaries that run. */
  async beside(
    remote: string,
  ): Promise<{ live: RemoteManifest | undefined; canaries: RunningCanary[]; disabled: boolean }> {
    const { stable, disabled } = await loadState(this.em, remote, this.clock.now())
    const live = stable === null ? undefined : await this.em.findOne(Version, { remote, version: stable })
    const states = await this.em.find(RemoteState, { canaryVersion: { $ne: null }, disabled: false })
    return { live: live?.manifest, canaries: states.flatMap(runningCanary), disabled }
  }

  /** The shell that visitors get who are in no canary, and what they and others get of the remotes with it. */
  async besideShell(): Promise<ShellNeighbours> {
    const own = await this.em.findOne(RemoteState, { remote: shellName })
    const now = this.clock.now()
    const [live] =
      own?.stable == null ? await deployedShells(this.em, now) : await findShells(this.em, [own.stable])
    const others = { remote: { $ne: shellName }, disabled: false }
    const states = await this.em.find(RemoteState, others, { orderBy: { remote: 'asc' } })
    const manifestsOf = async (versionOf: (row: RemoteState) => string | null | undefined) => {
      const wanted = states.flatMap((row) => {
        const version = versionOf(row)
        return version == null ? [] : [{ remote: row.remote, version }]
      })
      const versions = wanted.length > 0 ? await this.em.find(Version, { $or: wanted }) : []
      return versions.map(({ manifest }) => manifest).sort((one, other) => (one.name < other.name ? -1 : 1))
    }
    return {
      live,
      stable: await manifestsOf(({ stable }) => stable),
      canaries: await manifestsOf(({ canaryVersion }) => canaryVersion),
      running: [...(own ? [own] : []), ...states].flatMap(runningCanary),
    }
  }

  /** Undefined where another version of the remote is being proven, or this one was published meanwhile. */
  async begin({ id, manifest, staging, shell }: Candidate): Promise<ShownCandidate | undefined> {
    const shown = await this.em.transactional(async (em) => {
      await lockRegistry(em)
      const now = this.clock.now()
      const running = await em.count(ProofInProgress, { remote: id.remote, expiresAt: { $gt: now } })
      if (running > 0 || (await em.count(Version, id)) > 0) return undefined
      const preview = {
        preview: `proof-${uuidv7().slice(-12)}`,
        // Whole seconds, as links have them.
        expiresAt: new Date(Math.floor((now.getTime() + lifetime) / 1000) * 1000),
      }
      await em.upsert(ProofInProgress, { ...id, manifest, ...preview })
      await this.store.commit(staging, id, manifest, shell)
      return { ...preview, revision: await advanceRevision(em) }
    })
    if (shown) this.announcements.announce(shown.revision)
    return shown
  }

  /** Takes it out of every page again, and its files away: it becomes a version by being published. */
  async end(id: VersionId): Promise<void> {
    const revision = await this.em.transactional(async (em) => {
      await lockRegistry(em)
      await em.nativeDelete(ProofInProgress, id)
      if ((await em.count(Version, id)) === 0) await this.store.remove(id)
      return advanceRevision(em)
    })
    this.announcements.announce(revision)
  }
}

function runningCanary(row: RemoteState): RunningCanary[] {
  const { canary } = toState(row)
  return canary ? [{ remote: row.remote, ...canary }] : []
}
