import type { ModeratorReport, ReportEvidence } from '@rafiq/contracts'
import { type Handler, offeredActions, type ReportState } from './report-rules.ts'

/** A report as the queue's statement gives one. */
export interface ReportRow
  extends Omit<ModeratorReport, 'subject' | 'reporter' | 'assignee' | 'may'>,
    Pick<ReportState, 'assigneeId' | 'reporterId' | 'subjectRole'> {
  /** Exact to the microsecond, for the next page. */
  position: string
  subjectId: string
  subjectName: string | null
  reporterName: string | null
  assigneeEmail: string | null
  deciding: boolean
}

/** What only the page of one report shows. */
export interface ReportContent {
  words: string
  evidence: ReportEvidence | null
  reason: string | null
  until: string | null
  toMember: string | null
  toMemberWords: string | null
  toReporter: string | null
  decidedBy: string | null
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
