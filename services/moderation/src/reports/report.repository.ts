import { LockMode } from '@mikro-orm/core'
import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { Role } from '@rafiq/contracts/accounts'
import type { ModeratorReportDetail, ReportNote } from '@rafiq/contracts/moderation'
import { AuditLog, NotFoundError } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { queries, Report } from '../database/tables.ts'
import { lockMember } from '../support/member-lock.ts'
import { iso } from '../support/times.ts'
import { oneReport } from './queue-query.ts'
import type { Handler } from './report-rules.ts'
import type { ReportView } from './report-view.ts'

/** Other reports that a report's page names. */
const othersShown = 50

/** A decision that is kept and not yet completed. */
export type PendingDecision = Pick<Report, 'id' | 'pendingId' | 'decision' | 'subjectId'>

type Work = (report: Report, subjectRole: Role | null, tx: EntityManager) => Promise<unknown>
type AboutReport = Pick<Report, 'id' | 'subjectId' | 'reporterId'>

// New objects each time: MikroORM writes into the options that it is given, the transaction among them.
const locked = () => ({ lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }) as const
/** Joins the transaction that is under way. */
const joining = () => ({ propagation: 'required' }) as const

/** Reports as they lie in the database, and what the audit log says of them. */
@Injectable()
export class ReportRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditLog,
  ) {}

  /** As it is at this moment. @throws NotFoundError; also about the viewer */
  async view(id: string, viewerId: string): Promise<ReportView> {
    const found = await oneReport(queries(this.em), id, viewerId).executeTakeFirst()
    if (!found) throw new NotFoundError()
    return found
  }

  /**
   * One transaction under the report's lock: whoever handles a report waits for who does so at this moment. What `work`
   * sets is stored.
   * @returns the report as it is then
   * @throws NotFoundError; also about the handler
   */
  change(id: string, handlerId: string, work: Work): Promise<ReportView> {
    return this.em.transactional(async (tx) => {
      const report = await tx.findOne(Report, { id, subjectId: { $ne: handlerId } }, locked())
      if (!report) throw new NotFoundError()
      const subject = await queries(tx)
        .selectFrom('accounts')
        .select('role')
        .where('member_id', '=', report.subjectId)
        .executeTakeFirst()
      await work(report, subject?.role ?? null, tx)
      await tx.flush()
      return this.view(id, handlerId)
    }, joining())
  }

  /** The same for a pending decision, unless it was finished or withdrawn meanwhile. A pause locks the review hold first. */
  completePending(
    { id, pendingId, decision, subjectId }: PendingDecision,
    work: (report: Report) => Promise<unknown>,
  ): Promise<void> {
    return this.em.transactional(async (tx) => {
      if (decision === 'pause') await lockMember(tx, 'review-hold', subjectId)
      const report = await tx.findOne(Report, { id, pendingId }, locked())
      if (!report) return
      await work(report)
      await tx.flush()
    }, joining())
  }

  findPending(id: string): Promise<Report | null> {
    return this.em.findOne(Report, { id, pendingId: { $ne: null } }, { disableIdentityMap: true })
  }

  /** Pending deletions of a member, locked in the transaction that is under way. */
  pendingDeletions(memberId: string): Promise<Report[]> {
    const where = { subjectId: memberId, pendingId: { $ne: null }, decision: 'delete' } as const
    return this.em.find(Report, where, { ...locked(), orderBy: { id: 'asc' } })
  }

  /** Takes a pending decision back whose order was rejected. */
  async withdraw({ id, pendingId }: PendingDecision): Promise<void> {
    await this.em.nativeUpdate(Report, { id, pendingId }, noDecision)
  }

  /** The pauses that a decision takes the place of: the review, and what other reports on the person led to. */
  async replacedPauses({ id, subjectId }: Pick<Report, 'id' | 'subjectId'>): Promise<string[]> {
    const db = queries(this.em)
    const holds = await db
      .selectFrom('review_holds')
      .select('pause_id')
      .where('member_id', '=', subjectId)
      .execute()
    const decided = await db
      .selectFrom('reports')
      .select('pause_id')
      .where('subject_id', '=', subjectId)
      .where('id', '<>', id)
      .where('decision', '=', 'pause')
      .where('status', '=', 'resolved')
      .orderBy('resolved_at', 'desc')
      .limit(100)
      .execute()
    return [...holds, ...decided].flatMap(({ pause_id: pauseId }) => pauseId ?? [])
  }

  notes(reportId: string): Promise<ReportNote[]> {
    return queries(this.em)
      .selectFrom('report_notes as note')
      .leftJoin('accounts as author', 'author.member_id', 'note.author_id')
      .select(['note.id', 'note.text', iso(sql.ref('note.created_at')).as('at')])
      .select(sql<ReportNote['by']>`jsonb_build_object('id', note.author_id, 'email', author.email)`.as('by'))
      .where('note.report_id', '=', reportId)
      .orderBy('note.created_at')
      .orderBy('note.id')
      .execute()
  }

  /** Other reports on the same person, newest first. */
  others({ id, subjectId }: Pick<ReportView, 'id' | 'subjectId'>): Promise<ModeratorReportDetail['others']> {
    return queries(this.em)
      .selectFrom('reports')
      .select(['id', 'status', 'category', 'kind', iso(sql.ref('created_at')).as('at')])
      .select((eb) =>
        eb.case().when('status', '=', 'resolved').then(eb.ref('decision')).else(null).end().as('decision'),
      )
      .where('subject_id', '=', subjectId)
      .where('id', '<>', id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(othersShown)
      .execute()
  }

  /** That somebody of staff is shown a report, and with it both whom it is about and who made it; before they are. */
  recordRead(actor: Handler, { id: reportId, subjectId, reporterId }: AboutReport): Promise<void> {
    const subject = { kind: 'member', id: subjectId } as const
    const entry = { actor, action: 'report.read', subject, details: { reportId, reporterId } } as const
    return this.em.transactional((tx) => this.audit.record(tx, entry), joining())
  }

  recordHandling(
    actor: Handler,
    action: 'report.taken' | 'report.released' | 'report.escalated' | 'report.noted',
    { id: reportId, subjectId }: AboutReport,
  ): Promise<void> {
    const subject = { kind: 'member', id: subjectId } as const
    return this.audit.record(this.em, { actor, action, subject, details: { reportId } })
  }

  recordDecision(
    actor: Handler,
    details: Pick<Report, 'decision' | 'reason' | 'until' | 'toMember' | 'toReporter' | 'id' | 'subjectId'>,
  ): Promise<void> {
    const { decision, reason, until, toMember, toReporter, id: reportId, subjectId } = details
    if (!decision) throw new Error('a report that is not decided cannot be recorded as decided')
    return this.audit.record(this.em, {
      actor,
      action: 'report.decided',
      subject: { kind: 'member', id: subjectId },
      details: { reportId, decision, reason, until: until?.toISOString() ?? null, toMember, toReporter },
    })
  }
}

/** What a report is without a decision. */
export const noDecision = {
  decision: null,
  reason: null,
  until: null,
  toMember: null,
  toMemberWords: null,
  toReporter: null,
  decidedBy: null,
  decidedRole: null,
  decidedAt: null,
  pendingId: null,
  pauseId: null,
} as const
