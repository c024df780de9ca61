import type { ModeratorReport } from '@rafiq/contracts/moderation'
import { api, errorText } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { queryOptions, useQuery } from '@rafiq/platform/query'
import { Link } from '@rafiq/platform/router'
import { ErrorState, LoadingState, Section, Skeleton } from '@rafiq/ui'
import { Moment } from '../../shared/moment.tsx'
import { reportPath } from '../../shared/paths.ts'
import { StatusBadge } from '../../shared/report-status-badge.tsx'

/** `GET /api/moderator/reports?subject=`: all reports on one member, newest first. */
const reportsOnQuery = (memberId: string) => {
  const path = `/api/moderator/reports?subject=${memberId}&status=all`
  return queryOptions({
    queryKey: ['/api/moderator/reports', path],
    queryFn: ({ signal }) => api.get<ModeratorReport[]>(path, undefined, { signal }),
    staleTime: 0,
  })
}

/** What members have reported about this one, newest first. */
export function ReportsOn({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['moderation', 'common'])
  const { data, error, isFetching, refetch } = useQuery(reportsOnQuery(memberId))
  return (
    <Section title={t('detail.reports')}>
      {data ? (
        data.length === 0 ? (
          <p className="text-soft">{t('detail.noReports')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {data.map((report) => (
              <ReportLine key={report.id} report={report} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState
          level={3}
          title={t('detail.reportsFailed')}
          description={errorText(error, t)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState label={t('detail.reportsLoading')}>
          <Skeleton className="h-16" />
        </LoadingState>
      )}
    </Section>
  )
}

function ReportLine({ report }: { report: ModeratorReport }) {
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
