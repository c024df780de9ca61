import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { ReleaseStatus } from '@rafiq/contracts'
import { Clock } from '@rafiq/service-kit'
import { Preview } from '../channels/preview.entity.ts'
import { RemoteState } from '../channels/remote-state.entity.ts'
import { toState } from '../channels/stored-state.ts'
import { type Published, releaseStatus } from './release-status.ts'

@Injectable()
export class ReadStatus {
  readonly #em: EntityManager
  readonly #clock: Clock

  constructor(@Inject(EntityManager) em: EntityManager, @Inject(Clock) clock: Clock) {
    this.#em = em
    this.#clock = clock
  }

  async run(): Promise<ReleaseStatus> {
    const em = this.#em.fork()
    // Teams that wait for a version ask this again and again, of a registry that only grows: it is counted where it lies.
    const remotes: Published[] = await em.execute(
      `select remote, count(*)::integer as versions,
         max(published_at) filter (where version = stable) as "publishedAt"
       from releases.versions left join releases.remote_states using (remote)
       group by remote order by remote collate "C"`,
    )
    const states = await em.find(RemoteState, {})
    const previews = await em.find(Preview, { expiresAt: { $gt: this.#clock.now() } })
    return releaseStatus({
      remotes,
      states: new Map(states.map((row) => [row.remote, toState(row)])),
      previews,
    })
  }
}
