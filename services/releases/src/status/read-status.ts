import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { ReleaseStatus } from '@rafiq/contracts'
import { Clock } from '@rafiq/service-kit'
import { Preview } from '../channels/preview.entity.ts'
import { RemoteState } from '../channels/remote-state.entity.ts'
import { toState } from '../channels/stored-state.ts'
import { Version } from '../publishing/version.entity.ts'
import { releaseStatus } from './release-status.ts'

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
    const versions = await em.find(Version, {}, { fields: ['remote', 'version', 'publishedAt'] })
    const states = await em.find(RemoteState, {})
    const previews = await em.find(Preview, { expiresAt: { $gt: this.#clock.now() } })
    return releaseStatus({
      versions,
      states: new Map(states.map((row) => [row.remote, toState(row)])),
      previews,
    })
  }
}
