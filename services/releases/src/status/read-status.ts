import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { type ReleaseStatus, shellName } from '@rafiq/platform-contracts'
import { Clock } from '@rafiq/service-kit'
import { queries } from '../database/tables.ts'
import { RemoteOwner } from '../owners/owner.entity.ts'
import { loadState } from '../registry/load-state.ts'
import { Preview } from '../registry/preview.entity.ts'
import { RemoteState, toState } from '../registry/remote-state.entity.ts'
import { releaseStatus } from './release-status.ts'

@Injectable()
export class ReadStatus {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<ReleaseStatus> {
    // Teams that wait for a version ask this again and again, of a registry that only grows: it is counted where it lies.
    const counts = await queries(this.em)
      .selectFrom('versions')
      .select(({ fn, cast }) => ['remote', cast<number>(fn.countAll(), 'integer').as('versions')])
      .groupBy('remote')
      .orderBy('remote', (order) => order.collate('C'))
      .execute()
    // Apart, so that counting reads the index alone, and none of the rows with all their manifests.
    const stable = await queries(this.em)
      .selectFrom('remote_states')
      .innerJoin('versions', (join) =>
        join
          .onRef('versions.remote', '=', 'remote_states.remote')
          .onRef('versions.version', '=', 'remote_states.stable'),
      )
      .select(['versions.remote', 'versions.published_at as publishedAt'])
      .execute()
    const since = new Map(stable.map(({ remote, publishedAt }) => [remote, publishedAt]))
    const remotes = counts.map((row) => ({ ...row, publishedAt: since.get(row.remote) ?? null }))
    const states = await this.em.find(RemoteState, {})
    const previews = await this.em.find(Preview, { expiresAt: { $gt: this.clock.now() } })
    const shell = await loadState(this.em, shellName, this.clock.now())
    return releaseStatus({
      remotes,
      states: new Map([[shellName, shell], ...states.map((row) => [row.remote, toState(row)] as const)]),
      previews,
      owners: new Map((await this.em.find(RemoteOwner, {})).map((owner) => [owner.remote, owner])),
    })
  }
}
