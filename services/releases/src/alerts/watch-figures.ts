import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { Clock, SETTINGS } from '@rafiq/service-kit'
import { queries } from '../database/tables.ts'
import { RemoteState } from '../registry/remote-state.entity.ts'
import type { ReleasesSettings } from '../settings.ts'
import { fallbackInUse, type Happening, tooManyErrors } from './alert-cause.ts'
import { recentMinutes } from './alert-text.ts'
import { tellsAnybody } from './find-target.ts'
import { raiseAlert } from './raise-alert.ts'

interface Sums {
  readonly remote: string
  readonly version: string
  readonly loads: number
  readonly failed: number
  readonly fallbacks: number
}

/** Tells teams of figures that are worse than they may be. */
@Injectable()
export class WatchFigures {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: ReleasesSettings,
  ) {}

  /** @param remotes in which something failed just now */
  async run(remotes: readonly string[]): Promise<void> {
    const { ALERT_ERROR_SHARE: share } = this.settings
    if (remotes.length === 0 || !tellsAnybody(this.settings)) return
    const now = this.clock.now()
    const sums = await this.read(remotes, new Date(now.getTime() - recentMinutes * 60_000))
    const states = await this.em.find(RemoteState, { remote: [...remotes], disabled: false })
    const happenings = states.flatMap((state) =>
      happeningsOf(
        state,
        sums.filter(({ remote }) => remote === state.remote),
        share,
      ),
    )
    for (const happening of happenings) {
      await this.em.transactional((em) => raiseAlert(em, happening, this.settings, now))
    }
  }

  private async read(remotes: readonly string[], from: Date): Promise<Sums[]> {
    const rows = await queries(this.em)
      .selectFrom('beacon_counts')
      .select(({ fn }) => [
        'remote',
        'version',
        fn.sum('count').filterWhere('measure', '=', 'loads').as('loads'),
        fn.sum('count').filterWhere('measure', '=', 'failed').as('failed'),
        fn.sum('count').filterWhere('measure', '=', 'fallbacks').as('fallbacks'),
      ])
      .where('remote', 'in', remotes)
      .where('step', '=', 'minute')
      .where('at', '>', from.toISOString())
      .where('measure', 'in', ['loads', 'failed', 'fallbacks'])
      .groupBy(['remote', 'version'])
      .execute()
    return rows.map(({ remote, version, loads, failed, fallbacks }) => ({
      ...{ remote, version },
      ...{ loads: Number(loads ?? 0), failed: Number(failed ?? 0), fallbacks: Number(fallbacks ?? 0) },
    }))
  }
}

/** What visitors are meant to get; a version that only old pages have is nobody's to mend. */
function happeningsOf(
  { remote, stable, canaryVersion }: Pick<RemoteState, 'remote' | 'stable' | 'canaryVersion'>,
  sums: readonly Sums[],
  share: number,
): Happening[] {
  const live = sums.filter(({ version }) => version === stable || version === canaryVersion)
  const errors = live.map((figures) => tooManyErrors(figures, share))
  const fallbacks = sums.reduce((total, one) => total + one.fallbacks, 0)
  // A page that falls back loads twice.
  const loads = sums.reduce((total, one) => total + one.loads, 0) - fallbacks
  const fallback = stable == null ? undefined : fallbackInUse({ remote, stable, loads, fallbacks })
  return [...errors, fallback].filter((happening) => happening !== undefined)
}
