import type { ModeratorReport } from '@rafiq/contracts/moderation'
import { Card } from '@rafiq/ui'
import { type KeyboardEvent, useRef } from 'react'
import { nextRow } from './next-row.ts'
import { ReportRow } from './report-row.tsx'

type ReportListProps = {
  label: string
  reports: readonly ModeratorReport[]
  search: string
  /** Whether the reports differ in how far they are. */
  withStatus: boolean
}

/** The reports in their order; the arrow keys go from one to the next. */
export function ReportList({ label, reports, search, withStatus }: ReportListProps) {
  const list = useRef<HTMLOListElement>(null)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('h2 a') ?? [])]
    const next = nextRow(event.key, links.indexOf(event.currentTarget), links.length)
    if (next === null) return
    event.preventDefault()
    links[next]?.focus()
  }
  return (
    <Card flush className="overflow-hidden">
      <ol ref={list} aria-label={label} className="divide-y divide-line">
        {reports.map((report) => (
          <ReportRow
            key={report.id}
            report={report}
            search={search}
            withStatus={withStatus}
            onKeyDown={move}
          />
        ))}
      </ol>
    </Card>
  )
}
