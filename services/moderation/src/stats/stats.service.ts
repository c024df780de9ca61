import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type {
  ExposureStats,
  ModeratorSeries,
  ModeratorSeriesQuery,
  ModeratorStats,
} from '@rafiq/contracts/moderation'
import { Clock } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { queries } from '../database/tables.ts'
import { UsersClient } from '../services/users-client.ts'
import { lastSteps, startOfStep } from './riyadh-calendar.ts'
import { toPoints } from './to-series.ts'

const day = (start: string) => sql<string>`${start}::date`

/**
 * Figures of all accounts, from those that are kept: their cost does not grow with the accounts. How evenly members are shown
 * the users service counts.
 */
@Injectable()
export class StatsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly users: UsersClient,
  ) {}

  read(): Promise<ModeratorStats> {
    const month = startOfStep(this.clock.now(), 'month')
    return queries(this.em)
      .selectFrom('account_counts')
      .select((eb) => [
        sql<number>`coalesce(sum(accounts), 0)::integer`.as('totalUsers'),
        sql<number>`coalesce(sum(accounts) filter (where is_active), 0)::integer`.as('activeUsers'),
        sql<number>`coalesce(sum(accounts) filter (where phone_share_consent), 0)::integer`.as(
          'phoneSharingEnabled',
        ),
        eb
          .selectFrom('account_days')
          .select(sql<number>`coalesce(sum(remaining), 0)::integer`.as('remaining'))
          .where('day', '>=', day(month))
          .$asScalar()
          .$notNull()
          .as('newThisMonth'),
      ])
      .executeTakeFirstOrThrow()
  }

  exposure(): Promise<ExposureStats> {
    return this.users.exposure()
  }

  async series({ step, count }: ModeratorSeriesQuery): Promise<ModeratorSeries> {
    const starts = lastSteps(this.clock.now(), step, count)
    const [first = ''] = starts
    const days = queries(this.em).selectFrom('account_days')
    const figures = await days
      .select([
        sql<string>`to_char(date_trunc(${step}, day), 'YYYY-MM-DD')`.as('start'),
        sql<number>`sum(joined)::integer`.as('joined'),
        sql<number>`sum(deleted)::integer`.as('deleted'),
      ])
      .where('day', '>=', day(first))
      .groupBy(sql`1`)
      .execute()
    const { total } = await days
      .select(sql<number>`coalesce(sum(joined - deleted), 0)::integer`.as('total'))
      .where('day', '<', day(first))
      .executeTakeFirstOrThrow()
    return { step, points: toPoints(starts, figures, total) }
  }
}
