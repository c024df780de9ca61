import { usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { EmptyState, PageHeader } from '@rafiq/ui'
import { OverviewSkeleton } from '../features/overview/overview-skeleton.tsx'
import { RemoteList } from '../features/overview/remote-list.tsx'
import { canaryAnalysisQuery, statusQuery } from '../shared/queries.ts'
import { Freshness, StatusFailed } from '../shared/reading.tsx'

/** `/releases`: every remote, what is live of it and how it does. For admins; the shell keeps others out. */
export function Component() {
  const { t } = useTranslation(['releases', 'common'])
  const read = useQuery(statusQuery)
  const { data, error } = read
  const { data: analysis } = useQuery(canaryAnalysisQuery('hour'))
  usePage({ title: t('overview.title') })
  return (
    <>
      <PageHeader title={t('overview.title')} lead={t('overview.lead')} />
      {data ? (
        <div className="space-y-4">
          <Freshness read={read} />
          {data.remotes.length === 0 && (
            <EmptyState title={t('overview.empty')} description={t('overview.emptyText')} />
          )}
          <RemoteList remotes={data.remotes} analysed={analysis?.remotes ?? []} />
        </div>
      ) : error ? (
        <StatusFailed read={read} />
      ) : (
        <OverviewSkeleton />
      )}
    </>
  )
}
