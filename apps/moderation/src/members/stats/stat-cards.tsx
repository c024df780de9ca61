import type { ModeratorStats } from '@rafiq/contracts/moderation'
import { api, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { queryOptions, useQuery } from '@rafiq/platform/query'
import { Calendar, Card, CircleCheck, PhoneIcon, ReadCallout, Skeleton, Users } from '@rafiq/ui'
import type { ReactNode } from 'react'

/** `GET /api/moderator/stats`: the panel's four figures, always current. */
const statsQuery = queryOptions({
  queryKey: ['/api/moderator/stats'],
  staleTime: 0,
  queryFn: ({ signal }) => api.get<ModeratorStats>('/api/moderator/stats', undefined, { signal }),
})

const figures = [
  { key: 'totalUsers', Icon: Users },
  { key: 'activeUsers', Icon: CircleCheck },
  { key: 'phoneSharingEnabled', Icon: PhoneIcon },
  { key: 'newThisMonth', Icon: Calendar },
] as const

/** The four figures of the panel (spec §2); what cannot be read says so and leaves the rest of the page alone. */
export function StatCards() {
  const { t } = useTranslation('moderation')
  const { number } = useFormat()
  const { data, error, isFetching, refetch } = useQuery(statsQuery)
  if (error && !data) {
    return <ReadCallout title={t('stats.failed')} read={{ error, isFetching, refetch }} />
  }
  return (
    <Card
      as="dl"
      flush
      className="grid grid-cols-2 gap-x-4 px-4 py-1.5 sm:gap-x-6 sm:px-6 lg:grid-cols-[repeat(4,auto)]"
      aria-busy={!data}
    >
      {figures.map(({ key, Icon }) => (
        <StatCard key={key} name={t(`stats.${key}`)} icon={<Icon aria-hidden="true" />}>
          {data ? <bdi>{number(data[key])}</bdi> : <Skeleton className="h-6 w-14" />}
        </StatCard>
      ))}
    </Card>
  )
}

type StatCardProps = { name: string; icon: ReactNode; children: ReactNode }

/** One figure of the panel, inside a `dl`: a line, so that the accounts begin above the fold. */
const StatCard = ({ name, icon, children }: StatCardProps) => (
  <div className="flex min-h-11 min-w-0 justify-between gap-x-3 max-sm:flex-col max-sm:py-0.5 sm:items-center">
    <dt className="flex items-center gap-2 text-sm leading-tight text-soft wrap-anywhere max-sm:[&_svg]:hidden [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-palm">
      {icon}
      {name}
    </dt>
    <dd className="text-lg leading-tight font-semibold tabular-nums">{children}</dd>
  </div>
)
