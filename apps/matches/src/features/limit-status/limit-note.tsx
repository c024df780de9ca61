import { errorText, paths, useProfile } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Button, Callout, Clock, Skeleton } from '@rafiq/ui'
import { useMatchLimit } from '../../shared/match-limit-query.ts'

/** The limit beside the matches: told before it bites, and when it does; or that it could not be read. */
export function LimitNote() {
  const { t } = useTranslation(['matches', 'common'])
  const profile = useProfile()
  const { data: limit, isLoading, error, isFetching, refetch } = useMatchLimit()
  // Its place is kept, so that the cards below do not move.
  if (profile.isPending || isLoading) return <Skeleton className="mb-6 h-40 sm:h-34" />
  if (!limit) {
    return (
      error && (
        <Callout tone="amber" role="alert" className="mb-6" title={t('limit.failed')}>
          <p>{errorText(error, t)}</p>
          <Button variant="quiet" className="-ms-5" busy={isFetching} onClick={() => void refetch()}>
            {t('common:words.retry')}
          </Button>
        </Callout>
      )
    )
  }
  const reached = limit.matchesShared >= limit.maxMatches
  return (
    <Callout
      tone={reached ? 'amber' : 'info'}
      icon={<Clock />}
      className="mb-6"
      title={t('limit.waiting', { count: limit.matchesShared, max: limit.maxMatches })}
    >
      <p>{reached ? t('common:errors.contact-limit') : t('limit.explained', { count: limit.maxMatches })}</p>
      <Link to={paths.connections} className="inline-flex min-h-11 items-center">
        {t('limit.toConnections')}
      </Link>
    </Callout>
  )
}
