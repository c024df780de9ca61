import { useProfile } from '@rafiq/app-kit'
import { errorText, linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Button, Callout, Clock, Skeleton } from '@rafiq/ui'
import { useMatchLimit } from '../../shared/queries.ts'

/** The limit beside the matches: one line before it bites, more when it does; or that it could not be read. */
export function LimitNote() {
  const { t } = useTranslation(['matches', 'common'])
  const profile = useProfile()
  const { data: limit, isLoading, error, isFetching, refetch } = useMatchLimit()
  // Its place is kept, so that the cards below do not move.
  if (profile.isPending || isLoading) return <Skeleton className="mb-4 h-11" />
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
  const waiting = t('limit.waiting', { count: limit.matchesShared, max: limit.maxMatches })
  const toConnections = (
    <Link to={linkTo('connections')} className="inline-flex min-h-11 items-center">
      {t('limit.toConnections')}
    </Link>
  )
  if (limit.matchesShared < limit.maxMatches) {
    return (
      <div className="mb-4 flex flex-wrap items-center gap-x-3">
        <p className="flex items-center gap-2">
          <Clock aria-hidden="true" className="size-5 shrink-0 text-palm" />
          {waiting}
        </p>
        {toConnections}
      </div>
    )
  }
  return (
    <Callout tone="amber" icon={<Clock />} className="mb-6" title={waiting}>
      <p>{t('common:errors.contact-limit')}</p>
      {toConnections}
    </Callout>
  )
}
