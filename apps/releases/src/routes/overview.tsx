import { usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { EmptyState, PageHeader } from '@rafiq/ui'
import { OverviewSkeleton } from '../features/overview/overview-skeleton.tsx'
import { RemoteCard } from '../features/overview/remote-card.tsx'
import { Freshness } from '../shared/freshness.tsx'
import { StatusFailed } from '../shared/status-failed.tsx'
import { statusQuery } from '../shared/status-query.ts'
import { watchQuery } from '../shared/watch-query.ts'

/** `/releases`: every remote, what is live of it and how it does. For admins; the shell keeps others out. */
export function Component() {
  const { t } = useTranslation(['releases', 'common'])
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(statusQuery)
  const { data: watch } = useQuery(watchQuery('hour'))
  usePage({ title: t('overview.title') })
  return (
    <>
      <PageHeader title={t('overview.title')} lead={t('overview.lead')} />
      {data ? (
        <div className="space-y-4">
          <Freshness
            updatedAt={dataUpdatedAt}
            error={error}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
          {data.remotes.length === 0 && (
            <EmptyState title={t('overview.empty')} description={t('overview.emptyText')} />
          )}
          {data.remotes.map((status) => (
            <RemoteCard
              key={status.name}
              status={status}
              watched={watch?.remotes.find(({ name }) => name === status.name)}
            />
          ))}
        </div>
      ) : error ? (
        <StatusFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <OverviewSkeleton />
      )}
    </>
  )
}
