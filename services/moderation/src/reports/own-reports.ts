import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { OwnReport } from '@rafiq/contracts/moderation'
import { sql } from 'kysely'
import { queries } from '../database/tables.ts'
import { iso } from '../support/times.ts'

/** What a member has reported, and what they were told. */
@Injectable()
export class OwnReports {
  constructor(private readonly em: EntityManager) {}

  /** Newest first. */
  list(memberId: string): Promise<OwnReport[]> {
    return queries(this.em)
      .selectFrom('reports')
      .select(['id', 'kind as subject', 'category', 'words', iso(sql.ref('created_at')).as('at')])
      .select((eb) => [
        sql<string | null>`evidence -> 'card' ->> 'name'`.as('name'),
        sql<OwnReport['status']>`case when status = 'resolved' then 'closed' else 'open' end`.as('status'),
        iso<string | null>(eb.ref('resolved_at')).as('closedAt'),
        eb.case().when('status', '=', 'resolved').then(eb.ref('to_reporter')).else(null).end().as('told'),
      ])
      .where('reporter_id', '=', memberId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  }
}
