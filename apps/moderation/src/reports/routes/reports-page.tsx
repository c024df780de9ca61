import { useFormat, usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { useNavigate, useSearchParams } from '@rafiq/platform/router'
import { Button, Card, EmptyState, LoadingState, PageHeader, ReadError, RefreshCw, Skeleton } from '@rafiq/ui'
import { useState } from 'react'
import { Pager } from '../../shared/pager.tsx'
import { QueueControls } from '../../shared/queue-tabs.tsx'
import { QueueFilters } from '../queue/queue-filters.tsx'
import { type QueueSearch, queueAddress, readQueueSearch } from '../queue/queue-search.ts'
import { ReportList } from '../queue/report-list.tsx'
import { ReportTabs } from '../queue/report-tabs.tsx'
import { reportsQuery } from '../queue/reports-query.ts'

/** `/moderator/reports`: what members reported, and how far it is. All that one chooses is in the address. */
export function Component() {
  const { t } = useTranslation(['moderation', 'common'])
  const { number } = useFormat()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const search = readQueueSearch(params)
  const read = useQuery(reportsQuery(search))
  const { data, error, isFetching, refetch } = read
  usePage({ title: t('reports.title') })
  const change = (wish: Partial<QueueSearch>) => void navigate({ search: queueAddress(search, wish) })
  const tab = t(`reports.tabs.${search.tab}`)
  const count = data?.total ?? data?.items.length ?? 0
  const waiting = useLastKnown(data?.waiting ?? null)
  return (
    <>
      <PageHeader
        title={t('reports.title')}
        lead={t('reports.lead')}
        actions={
          <Button variant="secondary" icon={<RefreshCw />} busy={isFetching} onClick={() => void refetch()}>
            {t('reports.refresh')}
          </Button>
        }
      />
      <div className="space-y-5">
        <QueueControls>
          <ReportTabs search={search} waiting={waiting} />
          <QueueFilters search={search} onChange={change} />
        </QueueControls>
        {data ? (
          <section aria-label={tab} className="space-y-4">
            <p role="status" className="text-soft tabular-nums">
              {t('reports.count', { count, total: number(count) })}
            </p>
            {data.items.length === 0 ? (
              <Nothing search={search} />
            ) : (
              <ReportList
                label={tab}
                reports={data.items}
                withStatus={search.tab === 'all' || search.tab === 'resolved'}
                search={queueAddress(search, { cursor: search.cursor })}
              />
            )}
            <Pager
              label={t('reports.pages.label')}
              firstLabel={t('reports.pages.first')}
              nextLabel={t('reports.pages.next')}
              next={data.nextCursor === null ? null : queueAddress(search, { cursor: data.nextCursor })}
              first={search.cursor === '' ? null : queueAddress(search)}
            />
          </section>
        ) : error ? (
          <ReadError
            title={t('reports.failed')}
            hint={(reason) => t('reports.failedText', { reason })}
            read={read}
          />
        ) : (
          <QueueSkeleton />
        )}
      </div>
    </>
  )
}

/** Calm where all is done, plain where the filters find nothing. */
function Nothing({ search }: { search: QueueSearch }) {
  const { t } = useTranslation('moderation')
  const filtered = search.category !== '' || search.member !== '' || search.mine || search.cursor !== ''
  return (
    <EmptyState
      drawing="house"
      title={filtered ? t('reports.empty.filtered') : t(`reports.empty.${search.tab}`)}
      description={filtered ? t('reports.empty.filteredText') : t('reports.empty.text')}
    />
  )
}

const rows = ['first', 'second', 'third', 'fourth']

/** The queue while it is on its way. */
export function QueueSkeleton() {
  const { t } = useTranslation('moderation')
  return (
    <LoadingState label={t('reports.loading')}>
      <Card flush className="divide-y divide-line">
        {rows.map((row) => (
          <div key={row} className="space-y-2 p-5">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        ))}
      </Card>
    </LoadingState>
  )
}

/** A value while it is there, and what it was last while it is not. */
export function useLastKnown<Value>(value: Value | null): Value | null {
  const [known, setKnown] = useState(value)
  if (value !== null && value !== known) setKnown(value)
  return value ?? known
}
