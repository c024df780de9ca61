import type { ModeratorReport } from '@rafiq/contracts/moderation'
import { Moment } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { reportPath } from './paths.ts'
import { StatusBadge } from './report-status-badge.tsx'

type ReportLineProps = {
  report: Pick<ModeratorReport, 'id' | 'at' | 'kind' | 'category' | 'status' | 'decision'>
}

/** A report in a list of those on one person: what about, when, and what became of it. */
export function ReportLine({ report }: ReportLineProps) {
  const { t } = useTranslation(['moderation', 'common'])
  const { id, at, kind, category, status, decision } = report
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <Link to={reportPath(id)} className="inline-flex min-h-11 items-center font-semibold">
          {t(`reports.others.row.${kind}`, { category: t(`common:reportCategory.${category}`) })}
        </Link>
        <p className="text-sm text-soft">
          <Moment at={at} />
        </p>
      </div>
      <StatusBadge status={status} decision={decision} />
    </li>
  )
}
