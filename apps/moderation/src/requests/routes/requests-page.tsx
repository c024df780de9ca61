import { requestKinds } from '@rafiq/contracts/moderation'
import { usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { useNavigate, useSearchParams } from '@rafiq/platform/router'
import { Card, EmptyState, LoadingState, PageHeader, ReadError, SelectField, Skeleton } from '@rafiq/ui'
import { Pager } from '../../shared/pager.tsx'
import { QueueControls, QueueTabs } from '../../shared/queue-tabs.tsx'
import { RequestRow } from '../request-row.tsx'
import { readRequestSearch, requestAddress, requestTabs } from '../request-search.ts'
import { requestsQuery } from '../requests-api.ts'

/** `/moderator/requests`: what members ask about their data, and appeals, by when they are due. */
export function Component() {
  const { t } = useTranslation('moderation')
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const search = readRequestSearch(params)
  usePage({ title: t('requests.title') })
  return (
    <>
      <PageHeader title={t('requests.title')} lead={t('requests.lead')} />
      <div className="space-y-5">
        <QueueControls>
          <QueueTabs
            label={t('requests.tabs.label')}
            tabs={requestTabs}
            current={search.tab}
            addressOf={(tab) => requestAddress(search, { tab })}
          >
            {(tab) => t(`requests.tabs.${tab}`)}
          </QueueTabs>
          <SelectField
            label={t('requests.filter')}
            options={[
              { value: 'any', label: t('requests.allKinds') },
              ...requestKinds.map((value) => ({ value, label: t(`requests.kind.${value}`) })),
            ]}
            value={search.kind || 'any'}
            onValueChange={(value) =>
              void navigate({ search: requestAddress(search, { kind: value === 'any' ? '' : value }) })
            }
            className="w-full sm:w-72"
          />
        </QueueControls>
        <Queue />
      </div>
    </>
  )
}

function Queue() {
  const { t } = useTranslation('moderation')
  const [params] = useSearchParams()
  const search = readRequestSearch(params)
  const read = useQuery(requestsQuery(search))
  const { data, error } = read
  if (!data) {
    return error ? (
      <ReadError title={t('requests.failed')} read={read} />
    ) : (
      <LoadingState label={t('requests.loading')}>
        <Skeleton className="h-60" />
      </LoadingState>
    )
  }
  if (data.items.length === 0) {
    return (
      <EmptyState
        drawing="house"
        title={t(`requests.empty.${search.tab}`)}
        description={t('requests.empty.text')}
      />
    )
  }
  return (
    <section aria-label={t(`requests.tabs.${search.tab}`)} className="space-y-4">
      <p role="status" className="text-soft tabular-nums">
        {t('requests.count', { count: data.total ?? data.items.length })}
      </p>
      <Card flush className="overflow-hidden">
        <ol aria-label={t(`requests.tabs.${search.tab}`)} className="divide-y divide-line">
          {data.items.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              search={requestAddress(search, { cursor: search.cursor })}
            />
          ))}
        </ol>
      </Card>
      <Pager
        label={t('requests.pages.label')}
        firstLabel={t('requests.pages.first')}
        nextLabel={t('requests.pages.next')}
        next={data.nextCursor === null ? null : requestAddress(search, { cursor: data.nextCursor })}
        first={search.cursor === '' ? null : requestAddress(search)}
      />
    </section>
  )
}
