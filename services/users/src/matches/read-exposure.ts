import { EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { limits, riyadhDay } from '@rafiq/contracts'
import type { ExposureStats } from '@rafiq/contracts/moderation'
import { Clock, SETTINGS } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { type MatchCandidateSchema } from '../members/match-candidate.ts'
import type { UsersSettings } from '../settings.ts'
import { exposureByCity, type ShownCount } from './exposure-by-city.ts'
import { type ViewCountSchema } from './view-count.entity.ts'

type Tables = InferKyselyDB<typeof MatchCandidateSchema | typeof ViewCountSchema>

const dayTime = 86_400_000

/** How evenly members are shown, out of what their ledgers count by day: nothing more is kept for it. */
@Injectable()
export class ReadExposure {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  async read(): Promise<ExposureStats> {
    const { days } = limits.exposure
    const before = riyadhDay(new Date(this.clock.now().getTime() - days * dayTime))
    const counts = await this.counts(before)
    return {
      days,
      ...exposureByCity(counts, { sameGender: this.settings.MATCH_SAME_GENDER }),
    }
  }

  private counts(before: string): Promise<ShownCount[]> {
    const db = this.em.getKysely<Tables>()
    const shown = db
      .selectFrom('view_counts')
      .select(({ fn }) => ['member_id', fn.sum('profile').as('times')])
      .where('day', '>', sql<never>`${before}::date`)
      .groupBy('member_id')
      .as('shown')
    return db
      .selectFrom('match_candidates as candidate')
      .leftJoin(shown, 'shown.member_id', 'candidate.member_id')
      .select([
        'candidate.city',
        'candidate.gender',
        'candidate.signature',
        'candidate.gates',
        sql<number>`coalesce(shown.times, 0)::integer`.as('times'),
        sql<number>`count(*)::integer`.as('members'),
      ])
      .groupBy([
        'candidate.city',
        'candidate.gender',
        'candidate.signature',
        'candidate.gates',
        'shown.times',
      ])
      .execute()
  }
}
