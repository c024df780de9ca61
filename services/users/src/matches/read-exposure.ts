import { EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { limits } from '@rafiq/contracts'
import type { ExposureStats } from '@rafiq/contracts/moderation'
import { Clock, SETTINGS } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { type MatchCandidateSchema } from '../members/match-candidate.ts'
import type { UsersSettings } from '../settings.ts'
import { exposureByCity, type ShownCount } from './exposure-by-city.ts'
import { shownWindow } from './shown-people.ts'
import { type ShownPersonSchema } from './shown-person.entity.ts'

type Tables = InferKyselyDB<typeof MatchCandidateSchema | typeof ShownPersonSchema>

/** How evenly members are shown, out of the record of people shown: nothing more is kept for it. */
@Injectable()
export class ReadExposure {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  async read(): Promise<ExposureStats> {
    const counts = await this.counts(shownWindow(this.clock.now()).countsSince)
    return {
      hours: limits.shownPeople.hours,
      ...exposureByCity(counts, { sameGender: this.settings.MATCH_SAME_GENDER }),
    }
  }

  private counts(since: Date): Promise<ShownCount[]> {
    const db = this.em.getKysely<Tables>()
    const shown = db
      .selectFrom('shown_people')
      .select(({ fn }) => ['person_id', fn.countAll().as('times')])
      .where('seen_at', '>', since)
      .groupBy('person_id')
      .as('shown')
    return db
      .selectFrom('match_candidates as candidate')
      .leftJoin(shown, 'shown.person_id', 'candidate.member_id')
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
