import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, Card, EmptyState, LoadingState, ReadError, Skeleton } from '@rafiq/ui'
import { useId } from 'react'
import { connectionsQuery } from '../../shared/queries.ts'
import { HistoryItem } from './history-item.tsx'

const places = ['one', 'two', 'three']

/** The connection history, asked for when `enabled`: loading, error, nobody yet, or every contact, newest first as the server has them. */
export function History({ enabled }: { enabled: boolean }) {
  const { t } = useTranslation('matches')
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="space-y-4">
      <h2 id={headingId} className="text-xl font-semibold">
        {t('history.title')}
      </h2>
      <HistoryList enabled={enabled} />
    </section>
  )
}

function HistoryList({ enabled }: { enabled: boolean }) {
  const { t } = useTranslation(['matches', 'common'])
  const read = useQuery({ ...connectionsQuery, enabled })
  const { data: connections, isPending, error } = read
  if (isPending) return <HistorySkeletons />
  if (error) {
    return (
      <ReadError
        level={3}
        title={t('history.failed')}
        hint={(reason) => t('history.failedHint', { reason })}
        read={read}
      />
    )
  }
  if (connections.length === 0) return <NoContacts />
  return (
    <>
      <p role="status" className="text-soft">
        {t('history.count', { count: connections.length })}
      </p>
      <ul className="space-y-4">
        {connections.map((connection) => (
          <li key={connection.id}>
            <HistoryItem connection={connection} />
          </li>
        ))}
      </ul>
    </>
  )
}

function HistorySkeletons() {
  const { t } = useTranslation('matches')
  return (
    <LoadingState label={t('history.loading')}>
      <div className="space-y-4">
        {places.map((place) => (
          <Card key={place} className="space-y-4">
            <Skeleton className="h-7 w-1/3" />
            <Skeleton className="h-12" />
          </Card>
        ))}
      </div>
    </LoadingState>
  )
}

function NoContacts() {
  const { t } = useTranslation('matches')
  return (
    <EmptyState
      level={3}
      drawing="letter"
      title={t('history.emptyTitle')}
      description={t('history.empty')}
      action={
        <ButtonLink asChild>
          <Link to={linkTo('matches')}>{t('history.toMatches')}</Link>
        </ButtonLink>
      }
    />
  )
}
