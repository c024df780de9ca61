import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { ReportEvidence } from '@rafiq/contracts/moderation'
import { AuditLog, Clock } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { queries } from '../database/tables.ts'
import { DecideReport } from '../reports/decide-report.ts'
import { ReportRepository } from '../reports/report.repository.ts'
import { ReviewHolds } from '../review-holds/review-holds.ts'

/** What is left of a deleted member's reports: that there were some, about a bare id, or by nobody. */
@Injectable()
export class EraseReports {
  constructor(
    private readonly em: EntityManager,
    private readonly reports: ReportRepository,
    private readonly decisions: DecideReport,
    private readonly holds: ReviewHolds,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** In the transaction that leaves the account's tombstone, after it. May be repeated. */
  async of(memberId: string): Promise<void> {
    await this.holds.remove(memberId)
    await this.finishDeletions(memberId)
    await this.close(memberId)
    await this.clearAbout(memberId)
    await this.clearBy(memberId)
    await this.release(memberId)
  }

  /** A deletion that was decided and broke off: this is its end. */
  private async finishDeletions(memberId: string): Promise<void> {
    for (const pending of await this.reports.pendingDeletions(memberId)) {
      await this.decisions.finish(pending, this.clock.now())
    }
  }

  /** Reports on the member that nobody decided on. */
  private async close(memberId: string): Promise<void> {
    const closed = await queries(this.em)
      .updateTable('reports')
      .set({
        status: 'resolved',
        resolved_at: this.clock.now(),
        assignee_id: null,
        decision: null,
        reason: null,
        until: null,
        to_member: null,
        to_reporter: null,
        decided_by: null,
        decided_role: null,
        decided_at: null,
        pending_id: null,
      })
      .where('subject_id', '=', memberId)
      .where('status', '<>', 'resolved')
      .returning('id')
      .execute()
    const subject = { kind: 'member', id: memberId } as const
    for (const { id: reportId } of closed) {
      const entry = { action: 'report.closed', subject, details: { reportId } } as const
      await this.audit.record(this.em, { actor: 'system', ...entry })
    }
  }

  /** All that was personal about the member. */
  private async clearAbout(memberId: string): Promise<void> {
    await queries(this.em)
      .with('cleared', (db) =>
        db
          .updateTable('reports')
          .set({ words: '', evidence: null, to_member_words: null })
          .where('subject_id', '=', memberId)
          .returning('id'),
      )
      .deleteFrom('report_notes')
      .where('report_id', 'in', ({ selectFrom }) => selectFrom('cleared').select('cleared.id'))
      .execute()
  }

  /** What they reported stays for staff to look at, without them: their words, and what they wrote in the chat. */
  private async clearBy(memberId: string): Promise<void> {
    const withoutThem = sql<ReportEvidence>`
      jsonb_set(evidence, '{messages}', coalesce((
        select jsonb_agg(message order by place)
        from jsonb_array_elements(evidence -> 'messages') with ordinality as message (message, place)
        where message ->> 'from' <> 'reporter'
      ), '[]'))`
    await queries(this.em)
      .with('cleared', (db) =>
        db
          .updateTable('reports')
          .set({ reporter_id: null, words: '', evidence: withoutThem })
          .where('reporter_id', '=', memberId)
          .returning('id'),
      )
      .deleteFrom('report_notes')
      .where('report_id', 'in', ({ selectFrom }) => selectFrom('cleared').select('cleared.id'))
      .execute()
  }

  /** Their colleagues go on with what they had taken. */
  private async release(memberId: string): Promise<void> {
    await queries(this.em)
      .updateTable('reports')
      .set((eb) => ({
        assignee_id: null,
        status: eb
          .case()
          .when('status', '=', 'taken')
          .then(eb.val('open' as const))
          .else(eb.ref('status'))
          .end(),
      }))
      .where('assignee_id', '=', memberId)
      .execute()
  }
}
