import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { limits, type Notice } from '@rafiq/contracts'
import { Clock, NotFoundError } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { iso } from '../support/iso.ts'

/** What staff told a member. */
@Injectable()
export class OwnNotices {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Newest first. @param limit null: all of them */
  async of(memberId: string, limit: number | null = limits.notices.shown): Promise<Notice[]> {
    const { rows } = await sql<Notice>`
      select id, ${iso(sql`at`)} as at, template, words, ${iso(sql`until`)} as until, ${iso(sql`read_at`)} as "readAt"
      from moderation.notices where member_id = ${memberId}
      order by at desc, id desc limit ${limit}
    `.execute(this.em.fork().getKysely())
    return rows
  }

  /** Remembers when it was first read. @throws NotFoundError where it is not the member's */
  async markRead(memberId: string, id: string): Promise<void> {
    const { rows } = await sql`
      update moderation.notices set read_at = coalesce(read_at, ${this.clock.now().toISOString()}::timestamptz)
      where id = ${id} and member_id = ${memberId}
      returning id
    `.execute(this.em.fork().getKysely())
    if (rows.length === 0) throw new NotFoundError()
  }

  async erase(tx: EntityManager, memberId: string): Promise<void> {
    await sql`delete from moderation.notices where member_id = ${memberId}`.execute(tx.getKysely())
  }
}
