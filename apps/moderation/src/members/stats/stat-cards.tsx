import { errorText, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Button, Calendar, Callout, CircleCheck, PhoneIcon, RefreshCw, Skeleton, Users } from '@rafiq/ui'
import { statsQuery } from '../requests/stats-query.ts'
import { StatCard } from './stat-card.tsx'

const figures = [
  { key: 'totalUsers', Icon: Users },
  { key: 'activeUsers', Icon: CircleCheck },
  { key: 'phoneSharingEnabled', Icon: PhoneIcon },
  { key: 'newThisMonth', Icon: Calendar },
] as const

/** The four figures of the panel (spec §2); what cannot be read says so and leaves the rest of the page alone. */
export function StatCards() {
  const { t } = useTranslation(['moderation', 'common'])
  const { number } = useFormat()
  const { data, error, isFetching, refetch } = useQuery(statsQuery)
  if (error && !data) {
    return (
      <Callout tone="amber" role="alert" title={t('stats.failed')}>
        <p>{errorText(error, t)}</p>
        <Button
          variant="secondary"
          className="mt-3"
          icon={<RefreshCw />}
          busy={isFetching}
          onClick={() => void refetch()}
        >
          {t('common:words.retry')}
        </Button>
      </Callout>
    )
  }
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4" aria-busy={!data}>
      {figures.map(({ key, Icon }) => (
        <StatCard key={key} name={t(`stats.${key}`)} icon={<Icon aria-hidden="true" />}>
          {data ? <bdi>{number(data[key])}</bdi> : <Skeleton className="my-1 h-7 w-20" />}
        </StatCard>
      ))}
    </dl>
  )
}
