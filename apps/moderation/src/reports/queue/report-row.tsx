import type { ModeratorReport } from '@rafiq/contracts/moderation'
import { Moment } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Badge, ShieldAlert, Users } from '@rafiq/ui'
import type { KeyboardEvent } from 'react'
import { isolateName } from '../../shared/isolate.ts'
import { reportPath } from '../../shared/paths.ts'
import { StatusBadge } from '../../shared/report-status-badge.tsx'
import { useStaffName } from '../../shared/staff-name.tsx'
import { Waited } from '../waited.tsx'

type ReportRowProps = {
  report: ModeratorReport
  /** The queue as it is asked for, to come back to. */
  search: string
  /** Whether the rows differ in how far they are. */
  withStatus: boolean
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** One report of the queue: whom it is about and why, who waits for how long, who has it; one line where there is room. */
export function ReportRow({ report, search, withStatus, onKeyDown }: ReportRowProps) {
  const { t } = useTranslation('moderation')
  const staffName = useStaffName()
  const { id, at, status, decision, category, kind, subject, reporter, assignee, unresolved, held } = report
  const waits = status !== 'resolved'
  const about = subject.name === null ? t('reports.people.gone') : isolateName(subject.name)
  const by = reporter?.name ? isolateName(reporter.name) : t('reports.people.gone')
  return (
    <li className="relative flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-4 hover:bg-sunken sm:px-5 lg:items-center lg:py-0">
      <div className="min-w-0 grow basis-80 lg:flex lg:flex-wrap lg:items-center lg:gap-x-4">
        <h2 className="text-base font-semibold wrap-anywhere">
          <Link
            to={reportPath(id)}
            state={{ queue: search }}
            onKeyDown={onKeyDown}
            className="inline-flex min-h-11 items-center text-ink no-underline after:absolute after:inset-0 hover:text-palm-strong"
          >
            <span>
              {t(`reports.row.title.${kind}`, {
                name: about,
                category: t(`common:reportCategory.${category}`),
              })}
            </span>
          </Link>
        </h2>
        <p className="text-sm text-soft wrap-anywhere">
          {t('reports.row.by', { name: by })}
          {assignee && <> · {t('reports.row.with', { name: staffName(assignee) })}</>}
        </p>
        {waits && (held || unresolved > 1) && (
          <p className="mt-2 flex flex-wrap gap-2 lg:my-2">
            {unresolved > 1 && (
              <Badge icon={<Users aria-hidden="true" />}>
                {t('reports.row.unresolved', { count: unresolved })}
              </Badge>
            )}
            {held && (
              <Badge tone="amber" icon={<ShieldAlert aria-hidden="true" />}>
                {t('reports.held.badge')}
              </Badge>
            )}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft sm:max-lg:flex-col sm:max-lg:items-end">
        {withStatus && <StatusBadge status={status} decision={decision} />}
        {waits ? <Waited since={at} /> : <Moment at={report.resolvedAt ?? at} />}
      </div>
    </li>
  )
}
