import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { OwnReport } from '@rafiq/contracts'
import { sql } from 'kysely'
import { iso } from '../support/iso.ts'

/** What a member has reported, and what they were told. */
@Injectable()
export class OwnReports {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** Newest first. */
  async of(memberId: string): Promise<OwnReport[]> {
    const { rows } = await sql<OwnReport>`
      select id, ${iso(sql`created_at`)} as at, kind as subject, evidence -> 'card' ->> 'name' as name, category, words,
        case when status = 'resolved' then 'closed' else 'open' end as status,
        ${iso(sql`resolved_at`)} as "closedAt",
        case when status = 'resolved' then to_reporter end as told
      from moderation.reports
      where reporter_id = ${memberId}
      order by created_at desc, id desc
    `.execute(this.em.fork().getKysely())
    return rows
  }
}
