import type { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type {
  ModeratorReportDetail,
  NewReport,
  ReportDecisionOrder,
  ReportEvidence,
  ReportNote,
  ReportStatus,
} from '@rafiq/contracts'
import { NotFoundError } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { iso } from '../support/iso.ts'
import { reportStatement } from './queue-statements.ts'
import type { ReportContent, ReportRow } from './report-row.ts'
import type { Handler } from './report-rules.ts'

/** Other reports that a report's page names. */
const othersShown = 50

export interface StoredReport {
  id: string
  at: Date
  kind: NewReport['subject']['kind']
  /** The member's id or the message's. */
  aboutId: string
  subjectId: string
  reporterId: string
  category: NewReport['category']
  words: string
  evidence: ReportEvidence
}

/** Reports as they lie in the database. */
@Injectable()
export class ReportStore {
  /** Whoever handles a report waits for who does so at this moment. @throws NotFoundError; also about the handler */
  async lock(tx: EntityManager, id: string, { id: viewerId }: Handler): Promise<ReportRow & ReportContent> {
    await sql`select from moderation.reports where id = ${id} for update`.execute(tx.getKysely())
    return this.read(tx, id, viewerId)
  }

  /** @throws NotFoundError; also about the viewer */
  async read(em: EntityManager, id: string, viewerId: string): Promise<ReportRow & ReportContent> {
    const { rows } = await reportStatement<ReportContent>(id, viewerId).execute(em.getKysely())
    if (!rows[0]) throw new NotFoundError()
    return rows[0]
  }

  async insert(tx: EntityManager, report: StoredReport): Promise<void> {
    const { id, at, kind, aboutId, subjectId, reporterId, category, words, evidence } = report
    await sql`
      insert into moderation.reports
        (id, created_at, kind, about_id, subject_id, reporter_id, category, words, evidence)
      values (${id}, ${at.toISOString()}, ${kind}, ${aboutId}, ${subjectId}, ${reporterId}, ${category}, ${words},
        ${JSON.stringify(evidence)}::jsonb)
    `.execute(tx.getKysely())
  }

  async handle(
    tx: EntityManager,
    id: string,
    { status, assigneeId }: { status: ReportStatus; assigneeId: string | null },
  ): Promise<void> {
    await sql`
      update moderation.reports set status = ${status}, assignee_id = ${assigneeId}::uuid where id = ${id}
    `.execute(tx.getKysely())
  }

  /** Keeps what was decided before it is done. `decidingId` names this attempt, `pauseId` the pause that it orders. */
  async intend(
    tx: EntityManager,
    id: string,
    { decision, reason, until, toMember, toReporter }: ReportDecisionOrder,
    by: Handler & { at: Date; decidingId: string; pauseId: string | null },
  ): Promise<void> {
    await sql`
      update moderation.reports
      set decision = ${decision}, reason = ${reason}, until = ${until}::timestamptz,
        to_member = ${toMember?.template ?? null}, to_member_words = ${toMember?.words ?? null},
        to_reporter = ${toReporter}, decided_by = ${by.id}, decided_role = ${by.role},
        decided_at = ${by.at.toISOString()}, deciding_id = ${by.decidingId}, pause_id = ${by.pauseId}::uuid
      where id = ${id}
    `.execute(tx.getKysely())
  }

  /** Takes an intention back that could not be carried out. */
  async withdraw(tx: EntityManager, id: string, decidingId: string): Promise<void> {
    await sql`
      update moderation.reports
      set decision = null, reason = null, until = null, to_member = null, to_member_words = null, to_reporter = null,
        decided_by = null, decided_role = null, decided_at = null, deciding_id = null, pause_id = null
      where id = ${id} and deciding_id = ${decidingId}
    `.execute(tx.getKysely())
  }

  async resolve(tx: EntityManager, id: string, now: Date): Promise<void> {
    await sql`
      update moderation.reports
      set status = 'resolved', resolved_at = ${now.toISOString()}, assignee_id = null, deciding_id = null
      where id = ${id}
    `.execute(tx.getKysely())
  }

  async note(tx: EntityManager, reportId: string, note: { id: string; at: Date; by: string; text: string }) {
    await sql`
      insert into moderation.report_notes (id, report_id, author_id, text, created_at)
      values (${note.id}, ${reportId}, ${note.by}, ${note.text}, ${note.at.toISOString()})
    `.execute(tx.getKysely())
  }

  async notes(em: EntityManager, reportId: string): Promise<ReportNote[]> {
    const { rows } = await sql<ReportNote>`
      select note.id, ${iso(sql`note.created_at`)} as at, note.text,
        jsonb_build_object('id', note.author_id, 'email', author.email) as by
      from moderation.report_notes as note
      left join moderation.accounts as author on author.member_id = note.author_id
      where note.report_id = ${reportId}
      order by note.created_at, note.id
    `.execute(em.getKysely())
    return rows
  }

  async others(
    em: EntityManager,
    { id, subjectId }: Pick<ReportRow, 'id' | 'subjectId'>,
  ): Promise<ModeratorReportDetail['others']> {
    const { rows } = await sql<ModeratorReportDetail['others'][number]>`
      select id, ${iso(sql`created_at`)} as at, status, category, kind,
        case when status = 'resolved' then decision end as decision
      from moderation.reports
      where subject_id = ${subjectId} and id <> ${id}
      order by created_at desc, id desc limit ${othersShown}
    `.execute(em.getKysely())
    return rows
  }
}
