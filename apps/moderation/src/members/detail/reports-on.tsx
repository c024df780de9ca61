import type { ModeratorReport } from '@rafiq/contracts/moderation'
import { api } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { queryOptions, useQuery } from '@rafiq/platform/query'
import { LoadingState, ReadError, Section, Skeleton } from '@rafiq/ui'
import { ReportLine } from '../../shared/report-line.tsx'

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
  const read = useQuery(reportsOnQuery(memberId))
  const { data, error } = read
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
        <ReadError level={3} title={t('detail.reportsFailed')} read={read} />
      ) : (
        <LoadingState label={t('detail.reportsLoading')}>
          <Skeleton className="h-16" />
        </LoadingState>
      )}
    </Section>
  )
}
