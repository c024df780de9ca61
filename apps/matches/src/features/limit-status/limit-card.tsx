import type { MatchLimit } from '@rafiq/contracts/connections'
import { useTranslation } from '@rafiq/platform/i18n'
import { Badge, Card, CircleCheck, Clock, LoadingState, ProgressBar, ReadError, Skeleton } from '@rafiq/ui'
import { useId } from 'react'
import { useMatchLimit } from '../../shared/queries.ts'

/** The match-limit status card (spec §2, §4): Active below the limit, Limit Reached else. */
export function LimitCard() {
  const { t } = useTranslation(['matches', 'common'])
  const headingId = useId()
  const read = useMatchLimit()
  const { data: limit, error } = read
  return (
    <Card as="section" aria-labelledby={headingId} className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="text-xl font-semibold">
          {t('limit.title')}
        </h2>
        {limit && <LimitBadge limit={limit} />}
      </div>
      {limit && <LimitNumbers limit={limit} />}
      {!limit && !error && (
        <LoadingState label={t('limit.loading')}>
          <Skeleton className="h-44 sm:h-36" />
        </LoadingState>
      )}
      {!limit && error && (
        <ReadError
          level={3}
          title={t('limit.failed')}
          hint={(reason) => t('page.failedHint', { reason })}
          read={read}
        />
      )}
    </Card>
  )
}

const isReached = ({ matchesShared, maxMatches }: MatchLimit) => matchesShared >= maxMatches

function LimitBadge({ limit }: { limit: MatchLimit }) {
  const { t } = useTranslation('matches')
  return isReached(limit) ? (
    <Badge tone="amber" icon={<Clock aria-hidden="true" />}>
      {t('limit.badge.reached')}
    </Badge>
  ) : (
    <Badge tone="palm" icon={<CircleCheck aria-hidden="true" />}>
      {t('limit.badge.active')}
    </Badge>
  )
}

function LimitNumbers({ limit }: { limit: MatchLimit }) {
  const { t } = useTranslation(['matches', 'common'])
  const { matchesShared, maxMatches } = limit
  return (
    <>
      <p className="text-lg">{t('limit.waiting', { count: matchesShared, max: maxMatches })}</p>
      <ProgressBar value={(matchesShared / maxMatches) * 100} label={t('limit.bar')} />
      <p className="text-soft">
        {isReached(limit) ? t('limit.reachedHint') : t('limit.explained', { count: maxMatches })}
      </p>
    </>
  )
}
