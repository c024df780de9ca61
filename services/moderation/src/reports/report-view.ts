import type { Role } from '@rafiq/contracts/accounts'
import type {
  ModeratorReport,
  ModeratorReportDetail,
  ReportEvidence,
  ReportOutcome,
} from '@rafiq/contracts/moderation'
import type { Report } from '../database/tables.ts'
import { type Handler, offeredActions } from './report-rules.ts'

type Decided = Pick<
  Report,
  | 'decision'
  | 'reason'
  | 'toMember'
  | 'toMemberWords'
  | 'toReporter'
  | 'decidedBy'
  | 'assigneeId'
  | 'reporterId'
>

/** A report as the queue's query gives one. */
export interface ReportRow
  extends Omit<ModeratorReport, 'subject' | 'reporter' | 'assignee' | 'may'>,
    Pick<Report, 'assigneeId' | 'reporterId' | 'subjectId'> {
  /** Exact to the microsecond, for the next page. */
  position: string
  subjectName: string | null
  subjectRole: Role | null
  reporterName: string | null
  assigneeEmail: string | null
  isPending: boolean
}

/** And with what only the page of one report shows. */
export interface ReportView extends ReportRow, Omit<Decided, keyof ReportRow> {
  words: string
  evidence: ReportEvidence | null
  until: string | null
  decidedByEmail: string | null
  decidedAt: string | null
}

/** A report of the queue, for somebody of staff. */
export function toModeratorReport(row: ReportRow, viewer: Handler): ModeratorReport {
  const { id, at, status, resolvedAt, decision, category, kind, unresolved, held } = row
  return {
    id,
    at,
    status,
    resolvedAt,
    decision: status === 'resolved' ? decision : null,
    category,
    kind,
    subject: { id: row.subjectId, name: row.subjectName },
    reporter: row.reporterId === null ? null : { id: row.reporterId, name: row.reporterName },
    assignee: row.assigneeId === null ? null : { id: row.assigneeId, email: row.assigneeEmail },
    unresolved,
    held,
    may: offeredActions(viewer, row),
  }
}

/** A report with all that its page shows. */
export function toReportDetail(
  report: ReportView,
  { notes, others }: Pick<ModeratorReportDetail, 'notes' | 'others'>,
  viewer: Handler,
): ModeratorReportDetail {
  const { words, evidence } = report
  return { ...toModeratorReport(report, viewer), words, evidence, notes, others, outcome: outcomeOf(report) }
}

function outcomeOf(report: ReportView): ReportOutcome | null {
  const { status, decision, reason, until, decidedBy, decidedAt, decidedByEmail, toMember } = report
  if (status !== 'resolved' || !decision || !decidedBy || !decidedAt) return null
  return {
    at: decidedAt,
    by: { id: decidedBy, email: decidedByEmail },
    decision,
    reason,
    until,
    toMember: toMember === null ? null : { template: toMember, words: report.toMemberWords },
    toReporter: report.toReporter,
  }
}
