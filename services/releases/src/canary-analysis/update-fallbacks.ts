import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { LOGGER, type Logger } from '@rafiq/service-kit'
import { findFallback } from '../fallbacks/find-fallback.ts'
import { ReleaseAnnouncements } from '../registry/release-announcements.ts'
import { RemoteState } from '../registry/remote-state.entity.ts'
import { advanceRevision, lockRegistry } from '../registry/revision.ts'

/**
 * Pages fall back to the last healthy version, and what is healthy is seen after a version went live as well: where the
 * figures ask for another fallback than pages have, they get it, within a second. No channel moves by that.
 */
@Injectable()
export class UpdateFallbacks {
  constructor(
    private readonly em: EntityManager,
    private readonly announcements: ReleaseAnnouncements,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param remotes that there is news of */
  async run(remotes: readonly string[]): Promise<void> {
    if (remotes.length === 0) return
    const states = await this.em.find(RemoteState, { remote: [...remotes] }, { refresh: true })
    for (const state of states) {
      // With one version before it there is nothing to choose.
      if (state.before.length > 1 && (await this.isOutdated(this.em, state))) await this.update(state.remote)
    }
  }

  private async isOutdated(em: EntityManager, { remote, before, fallback }: RemoteState): Promise<boolean> {
    return (await findFallback(em, remote, before)) !== (fallback ?? null)
  }

  /** Under the registry's lock, so that it is that of the state which is stored then. */
  private async update(remote: string): Promise<void> {
    const revision = await this.em.transactional(async (em) => {
      await lockRegistry(em)
      const { before, fallback: present } = await em.findOneOrFail(RemoteState, { remote }, { refresh: true })
      const fallback = await findFallback(em, remote, before)
      if (fallback === (present ?? null)) return undefined
      await em.nativeUpdate(RemoteState, { remote }, { fallback })
      this.logger.info({ remote, fallback }, 'fallback version of a remote changed')
      return advanceRevision(em)
    })
    if (revision !== undefined) this.announcements.announce(revision)
  }
}
