import { EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { DayOfViews } from '@rafiq/contracts/members'
import { Clock } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { type ViewCountSchema } from '../matches/view-count.entity.ts'
import { keptSince } from './kept-since.ts'

type Tables = InferKyselyDB<typeof ViewCountSchema>

/** How many members were shown a member; `ShownPeople.admit` writes them. */
@Injectable()
export class ViewCounts {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** The latest day first, as long as they are kept. */
  of(memberId: string): Promise<DayOfViews[]> {
    return this.em
      .getKysely<Tables>()
      .selectFrom('view_counts')
      .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'profile', 'photo', 'phone'])
      .where('member_id', '=', memberId)
      .where('day', '>=', sql<never>`${keptSince(this.clock.now())}::date`)
      .orderBy('view_counts.day', 'desc')
      .execute()
  }

  async removeOld(): Promise<void> {
    await this.em
      .getKysely<Tables>()
      .deleteFrom('view_counts')
      .where('day', '<', sql<never>`${keptSince(this.clock.now())}::date`)
      .execute()
  }
}
