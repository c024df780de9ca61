import { isApiError, usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Link, useLocation, useParams } from '@rafiq/platform/router'
import { ArrowBack, EmptyState, LoadingState, PageHeader, ReadError, Skeleton } from '@rafiq/ui'
import { requestsPath } from '../../shared/paths.ts'
import { AnswerSection } from '../answer-section.tsx'
import { RequestFacts } from '../request-facts.tsx'
import { RequestState } from '../request-state.tsx'
import { requestQuery } from '../requests-api.ts'

/** `/moderator/requests/:id`: what somebody asks for, and the answer. */
export function Component() {
  const { t } = useTranslation('moderation')
  const { id = '' } = useParams()
  const read = useQuery(requestQuery(id))
  const { data, error } = read
  const title = data ? t(`requests.kind.${data.kind}`) : t('requests.detail.title')
  usePage({ title })
  return (
    <>
      <PageHeader above={<BackToQueue />} title={title} lead={data && <RequestState request={data} />} />
      {data ? (
        <div
          key={data.id}
          className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 max-sm:wrap-anywhere lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
        >
          <RequestFacts request={data} />
          <AnswerSection request={data} />
        </div>
      ) : isApiError(error) && error.status === 404 ? (
        <EmptyState
          drawing="key"
          title={t('requests.detail.unknown')}
          description={t('requests.detail.unknownText')}
        />
      ) : error ? (
        <ReadError title={t('requests.detail.failed')} read={read} />
      ) : (
        <LoadingState label={t('requests.detail.loading')}>
          <Skeleton className="h-80" />
        </LoadingState>
      )}
    </>
  )
}

/** The queue as it was when one left it. */
function BackToQueue() {
  const { t } = useTranslation('moderation')
  const { state } = useLocation() as { state: { queue?: unknown } | null }
  const search = typeof state?.queue === 'string' ? state.queue : ''
  return (
    <Link to={{ pathname: requestsPath, search }} className="inline-flex min-h-11 items-center gap-2">
      <ArrowBack aria-hidden="true" className="size-5" />
      {t('requests.detail.back')}
    </Link>
  )
}
