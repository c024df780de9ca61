import type { ModeratorReportDetail } from '@rafiq/contracts'
import { DecisionSection } from '../decision/decision-section.tsx'
import { Evidence } from '../evidence/evidence.tsx'
import { ReportNotes } from '../notes/report-notes.tsx'
import { Assignment } from './assignment.tsx'
import { OtherReports } from './other-reports.tsx'
import { ReportPeople } from './report-people.tsx'

/** A report: what it is about on one side, what one does about it on the other; on a phone one after the other. */
export function ReportView({ report }: { report: ModeratorReportDetail }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
      <div className="space-y-5">
        <ReportPeople report={report} />
        <Evidence report={report} />
      </div>
      <div className="space-y-5 lg:row-span-2">
        <Assignment report={report} />
        <DecisionSection report={report} />
        <ReportNotes report={report} />
      </div>
      <OtherReports others={report.others} />
    </div>
  )
}
