import type { ModeratorReport } from '@rafiq/contracts/moderation'
import { Moment } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Badge, ShieldAlert } from '@rafiq/ui'
import { StatusBadge } from '../../shared/report-status-badge.tsx'
import { useStaffName } from '../../shared/staff-name.tsx'
import { Waited } from '../waited.tsx'

/** Under the heading: how far the report is, for how long it has waited and who has it. */
export function ReportStanding({ report }: { report: ModeratorReport }) {
  const { t } = useTranslation('moderation')
  const staffName = useStaffName()
  const { status, decision, category, at, resolvedAt, assignee, held } = report
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <StatusBadge status={status} decision={decision} />
      <Badge>{t(`common:reportCategory.${category}`)}</Badge>
      {held && status !== 'resolved' && (
        <Badge tone="amber" icon={<ShieldAlert aria-hidden="true" />}>
          {t('reports.held.badge')}
        </Badge>
      )}
      <span>{resolvedAt ? <Moment at={resolvedAt} /> : <Waited since={at} />}</span>
      {assignee && status !== 'resolved' && (
        <span className="wrap-anywhere">{t('reports.row.with', { name: staffName(assignee) })}</span>
      )}
    </span>
  )
}
