import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { LiveReleases, RemoteManifest } from '@rafiq/contracts'
import { Clock } from '@rafiq/service-kit'
import { Preview } from '../channels/preview.entity.ts'
import { RemoteState } from '../channels/remote-state.entity.ts'
import { toState } from '../channels/stored-state.ts'
import { Version } from '../publishing/version.entity.ts'
import { currentRevision } from './revision.ts'
import { toLiveRemote } from './to-live-remote.ts'

@Injectable()
export class LiveReleasesQuery {
  readonly #em: EntityManager
  readonly #clock: Clock

  constructor(@Inject(EntityManager) em: EntityManager, @Inject(Clock) clock: Clock) {
    this.#em = em
    this.#clock = clock
  }

  revision(): Promise<string> {
    return currentRevision(this.#em.fork())
  }

  /** What every visitor may get of each remote that is not disabled, previews included. */
  async read(): Promise<LiveReleases> {
    const em = this.#em.fork()
    // The revision first: what is read after it is at least as new as it says.
    const revision = await currentRevision(em)
    const known = await em.find(RemoteState, {}, { orderBy: { remote: 'asc' } })
    const disabled = known.filter((row) => row.disabled).map(({ remote }) => remote)
    const states = known.filter((row) => !row.disabled)
    const previews = await em.find(Preview, {
      expiresAt: { $gt: this.#clock.now() },
      remote: { $nin: disabled },
    })
    const remotes = [...new Set([...states, ...previews].map(({ remote }) => remote))].sort()
    const wanted = [
      ...states.flatMap(({ remote, stable, before, canaryVersion }) =>
        [stable, before[0], canaryVersion].map((version) => ({ remote, version })),
      ),
      ...previews,
    ].flatMap(({ remote, version }) => (version ? [{ remote, version }] : []))
    const versions = wanted.length > 0 ? await em.find(Version, { $or: wanted }) : []
    const manifests = new Map(versions.map((row) => [`${row.remote}@${row.version}`, row.manifest]))
    const manifestOf = (remote: string, version: string): RemoteManifest | null =>
      manifests.get(`${remote}@${version}`) ?? null
    return {
      revision,
      disabled,
      remotes: remotes.map((remote) => {
        const state = states.find((row) => row.remote === remote)
        return toLiveRemote(
          remote,
          state && toState(state),
          previews.filter((row) => row.remote === remote),
          (version) => manifestOf(remote, version),
        )
      }),
    }
  }
}
