import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { filesFolder, type LiveReleases, type RemoteManifest, shellName } from '@rafiq/platform-contracts'
import { Clock } from '@rafiq/service-kit'
import { DeclaredApi } from '../registry/declared-api.entity.ts'
import { Preview } from '../registry/preview.entity.ts'
import { ProofInProgress } from '../registry/proof-in-progress.entity.ts'
import { RemoteState, toState } from '../registry/remote-state.entity.ts'
import { type Canary, type State, unreleased } from '../registry/remote-state.ts'
import { currentRevision } from '../registry/revision.ts'
import { Version, withoutMaps } from '../registry/version.entity.ts'

@Injectable()
export class LiveReleasesQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** The state, or its revision alone where that is the one the caller knows. */
  async readUnless(known: string | undefined): Promise<LiveReleases | Pick<LiveReleases, 'revision'>> {
    if (known !== undefined && known === (await currentRevision(this.em))) return { revision: known }
    return this.read()
  }

  /** What every visitor may get of each remote that is not disabled, previews included. */
  private async read(): Promise<LiveReleases> {
    // The revision first: what is read after it is at least as new as it says.
    const revision = await currentRevision(this.em)
    const all = await this.em.find(RemoteState, {}, { orderBy: { remote: 'asc' } })
    const shell = all.find(({ remote }) => remote === shellName)
    const known = all.filter((row) => row !== shell)
    const disabled = known.filter((row) => row.disabled).map(({ remote }) => remote)
    const states = known.filter((row) => !row.disabled)
    const previews = await this.em.find(Preview, {
      expiresAt: { $gt: this.clock.now() },
      remote: { $nin: disabled },
    })
    const underProof = await this.em.find(ProofInProgress, {
      expiresAt: { $gt: this.clock.now() },
      remote: { $nin: disabled },
    })
    const provenShell = underProof.find(({ remote }) => remote === shellName)
    const proven = underProof.filter((row) => row !== provenShell)
    const yanked = await this.em.find(Version, { yankedAt: { $ne: null } })
    const apis = await this.em.find(DeclaredApi, {}, { orderBy: { prefix: 'asc' } })
    const remotes = [...new Set([...states, ...previews, ...proven].map(({ remote }) => remote))].sort()
    const wanted = [
      ...states.flatMap(({ remote, stable, fallback, canaryVersion }) =>
        [stable, fallback, canaryVersion].map((version) => ({ remote, version })),
      ),
      ...previews,
    ].flatMap(({ remote, version }) => (version ? [{ remote, version }] : []))
    const versions = wanted.length > 0 ? await this.em.find(Version, { $or: wanted }) : []
    const manifests = new Map(
      versions.map((row) => [`${row.remote}@${row.version}`, withoutMaps(row.manifest)]),
    )
    const manifestOf = (remote: string, version: string): RemoteManifest | null =>
      manifests.get(`${remote}@${version}`) ?? null
    return {
      revision,
      disabled,
      apis: apis.map(({ prefix, origin }) => ({ prefix, origin })),
      ...((shell || provenShell) && { shell: toLiveShell(shell && toState(shell), provenShell) }),
      yanked: yanked.map(({ remote, version, manifest }) => ({
        ...{ remote, version },
        folder: filesFolder(manifest),
      })),
      remotes: remotes.map((remote) => {
        const state = states.find((row) => row.remote === remote)
        return toLiveRemote(
          remote,
          state && toState(state),
          previews.filter((row) => row.remote === remote),
          proven.filter((row) => row.remote === remote),
          (version) => manifestOf(remote, version),
        )
      }),
    }
  }
}

type LiveRemote = LiveReleases['remotes'][number]

interface PreviewRow {
  readonly name: string
  readonly version: string
  readonly expiresAt: Date
}

/** Of the shell the versions are enough: gateways find what they serve in the storage. */
const toLiveShell = (
  { stable, fallback, canary }: State = unreleased,
  proven: ProofInProgress | undefined,
): LiveReleases['shell'] => ({
  stable,
  fallback,
  canary,
  ...(proven && {
    underProof: {
      name: proven.preview,
      version: proven.version,
      expiresAt: proven.expiresAt.toISOString(),
    },
  }),
})

/** One remote as the gateway learns of it. */
function toLiveRemote(
  name: string,
  state: State = unreleased,
  previews: readonly PreviewRow[],
  proven: readonly ProofInProgress[],
  manifestOf: (version: string) => RemoteManifest | null,
): LiveRemote {
  const { stable, fallback, canary } = state
  return {
    name,
    stable: stable === null ? null : manifestOf(stable),
    fallback: fallback === null ? null : manifestOf(fallback),
    canary: canary && toLiveCanary(canary, manifestOf(canary.version)),
    previews: [
      ...previews.flatMap((preview) => {
        const found = manifestOf(preview.version)
        return found
          ? [{ name: preview.name, manifest: found, expiresAt: preview.expiresAt.toISOString() }]
          : []
      }),
      ...proven.map(({ preview, manifest, expiresAt }) => ({
        name: preview,
        manifest: withoutMaps(manifest),
        expiresAt: expiresAt.toISOString(),
        silent: true as const,
      })),
    ],
  }
}

function toLiveCanary(
  { version: _, ...share }: Canary,
  manifest: RemoteManifest | null,
): LiveRemote['canary'] {
  return manifest && { manifest, ...share }
}
