import type { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { AuditLog, Clock } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { FinishReport } from './finish-report.ts'
import { Intentions } from './intentions.ts'
import { lockMember } from './member-lock.ts'

/** What is left of a deleted member's reports: that there were some, about a bare id, or by nobody. */
@Injectable()
export class EraseReports {
  constructor(
    @Inject(Intentions) private readonly intentions: Intentions,
    @Inject(FinishReport) private readonly finishing: FinishReport,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** In the transaction that buries the account, after it. May be repeated. */
  async of(tx: EntityManager, memberId: string): Promise<void> {
    await lockMember(tx, 'hold', memberId)
    await this.about(tx, memberId)
    await this.by(tx, memberId)
    const db = tx.getKysely()
    await sql`delete from moderation.holds where member_id = ${memberId}`.execute(db)
    // Their colleagues go on with what they had taken.
    await sql`
      update moderation.reports
      set assignee_id = null, status = case status when 'taken' then 'open' else status end
      where assignee_id = ${memberId}
    `.execute(db)
  }

  /** Closed, and without all that was personal. */
  private async about(tx: EntityManager, memberId: string): Promise<void> {
    const db = tx.getKysely()
    // A deletion that was decided and broke off: this is its end.
    for (const intention of await this.intentions.deletionsOf(tx, memberId)) {
      await this.finishing.finish(tx, intention)
    }
    const { rows } = await sql<{ id: string }>`
      update moderation.reports
      set status = 'resolved', resolved_at = ${this.clock.now().toISOString()}, assignee_id = null, deciding_id = null,
        decision = null, reason = null, until = null, to_member = null, to_reporter = null, decided_by = null,
        decided_role = null, decided_at = null
      where subject_id = ${memberId} and status <> 'resolved'
      returning id
    `.execute(db)
    for (const { id: reportId } of rows) {
      const subject = { kind: 'member', id: memberId } as const
      await this.audit.record(tx, {
        actor: 'system',
        action: 'report.closed',
        subject,
        details: { reportId },
      })
    }
    await sql`
      with erased as (
        update moderation.reports set words = '', evidence = null, to_member_words = null
        where subject_id = ${memberId} returning id
      )
      delete from moderation.report_notes where report_id in (select id from erased)
    `.execute(db)
  }

  /** What they reported stays for staff to look at, without them: their words, and what they wrote in the chat. */
  private async by(tx: EntityManager, memberId: string): Promise<void> {
    await sql`
      with erased as (
        update moderation.reports
        set reporter_id = null, words = '',
          evidence = jsonb_set(evidence, '{messages}', coalesce((
            select jsonb_agg(message order by place)
            from jsonb_array_elements(evidence -> 'messages') with ordinality as message (message, place)
            where message ->> 'from' <> 'reporter'
          ), '[]'))
        where reporter_id = ${memberId} returning id
      )
      delete from moderation.report_notes where report_id in (select id from erased)
    `.execute(tx.getKysely())
  }
}
