import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { ModeratorSeries, ModeratorSeriesQuery, ModeratorStats } from '@rafiq/contracts'
import { Clock } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { lastSteps, startOfStep } from './riyadh-calendar.ts'
import { type DayFigures, toPoints } from './to-series.ts'

/** Figures of all accounts, from those that are kept: their cost does not grow with the accounts. */
@Injectable()
export class StatsService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async read(): Promise<ModeratorStats> {
    const month = startOfStep(this.clock.now(), 'month')
    const { rows } = await sql<ModeratorStats>`
      select coalesce(sum(accounts), 0)::integer as "totalUsers",
        coalesce(sum(accounts) filter (where is_active), 0)::integer as "activeUsers",
        coalesce(sum(accounts) filter (where phone_share_consent), 0)::integer as "phoneSharingEnabled",
        (select coalesce(sum(remaining), 0)::integer from moderation.account_days where day >= ${month}::date)
          as "newThisMonth"
      from moderation.account_counts
    `.execute(this.em.fork().getKysely())
    return rows[0] ?? { totalUsers: 0, activeUsers: 0, phoneSharingEnabled: 0, newThisMonth: 0 }
  }

  async series({ step, count }: ModeratorSeriesQuery): Promise<ModeratorSeries> {
    const starts = lastSteps(this.clock.now(), step, count)
    const [first = ''] = starts
    const connection = this.em.fork().getKysely()
    const [{ rows: figures }, { rows: earlier }] = await Promise.all([
      sql<DayFigures>`
        select to_char(date_trunc(${step}, day), 'YYYY-MM-DD') as start, sum(joined)::integer as joined,
          sum(deleted)::integer as deleted
        from moderation.account_days where day >= ${first}::date group by 1
      `.execute(connection),
      sql<{ total: number }>`
        select coalesce(sum(joined - deleted), 0)::integer as total
        from moderation.account_days where day < ${first}::date
      `.execute(connection),
    ])
    return { step, points: toPoints(starts, figures, earlier[0]?.total ?? 0) }
  }
}
