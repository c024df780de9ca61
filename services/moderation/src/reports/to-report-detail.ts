import type {
  MemberTemplate,
  ModeratorReportDetail,
  PauseReason,
  ReporterTemplate,
  ReportOutcome,
} from '@rafiq/contracts'
import { type ReportContent, type ReportRow, toModeratorReport } from './report-row.ts'
import type { Handler } from './report-rules.ts'

type Around = Pick<ModeratorReportDetail, 'notes' | 'others'>

/** A report with all that its page shows. */
export function toReportDetail(
  report: ReportRow & ReportContent,
  { notes, others }: Around,
  viewer: Handler,
): ModeratorReportDetail {
  const { words, evidence } = report
  return { ...toModeratorReport(report, viewer), words, evidence, notes, others, outcome: outcomeOf(report) }
}

function outcomeOf(report: ReportRow & ReportContent): ReportOutcome | null {
  const { status, decision, decidedBy, decidedAt, decidedByEmail, toMember, toMemberWords } = report
  if (status !== 'resolved' || !decision || !decidedBy || !decidedAt) return null
  return {
    at: decidedAt,
    by: { id: decidedBy, email: decidedByEmail },
    decision,
    reason: report.reason as PauseReason | null,
    until: report.until,
    toMember: toMember === null ? null : { template: toMember as MemberTemplate, words: toMemberWords },
    toReporter: report.toReporter as ReporterTemplate | null,
  }
}
