import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { LiveReleases } from '@rafiq/contracts'
import { Channel } from '../channels/channel.entity.ts'
import { Version } from '../publishing/version.entity.ts'
import { currentRevision } from './revision.ts'

@Injectable()
export class LiveReleasesQuery {
  readonly #em: EntityManager

  constructor(@Inject(EntityManager) em: EntityManager) {
    this.#em = em
  }

  revision(): Promise<string> {
    return currentRevision(this.#em.fork())
  }

  /** Every remote's version of the channel, and the one before it. */
  async read(): Promise<LiveReleases> {
    const em = this.#em.fork()
    // The revision first: what is read after it is at least as new as it says.
    const revision = await currentRevision(em)
    const channels = await em.find(Channel, { channel: 'stable' }, { orderBy: { remote: 'asc' } })
    const wanted = channels.flatMap(({ remote, version, previous }) =>
      [version, previous]
        .filter((name) => typeof name === 'string')
        .map((name) => ({ remote, version: name })),
    )
    const versions = wanted.length > 0 ? await em.find(Version, { $or: wanted }) : []
    const manifestOf = (remote: string, version: string | null | undefined) =>
      versions.find((found) => found.remote === remote && found.version === version)?.manifest
    return {
      revision,
      remotes: channels.flatMap(({ remote, version, previous }) => {
        const current = manifestOf(remote, version)
        return current ? [{ current, fallback: manifestOf(remote, previous) ?? null }] : []
      }),
    }
  }
}
