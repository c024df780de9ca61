import type { ExposureStats } from '@rafiq/contracts/moderation'
import { api } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { queryOptions, useQuery } from '@rafiq/platform/query'
import { EmptyState, LoadingState, ReadError, Section, Skeleton } from '@rafiq/ui'
import { ExposureTable } from './exposure-table.tsx'

/** `GET /api/moderator/stats/exposure`: how evenly members are shown to others. */
const exposureQuery = queryOptions({
  queryKey: ['/api/moderator/stats/exposure'],
  queryFn: ({ signal }) => api.get<ExposureStats>('/api/moderator/stats/exposure', undefined, { signal }),
  staleTime: 0,
})

/** How evenly members are shown, by city, and over which time. A chunk of its own, and counted only for whoever asks. */
export default function Exposure() {
  const { t } = useTranslation(['moderation', 'common'])
  const read = useQuery(exposureQuery)
  const { data, error } = read
  return (
    <Section title={t('exposure.title')} lead={data && t('exposure.lead', { count: data.days })}>
      {data ? (
        data.cities.length > 0 ? (
          <>
            <ExposureTable exposure={data} />
            <p className="mt-3 text-sm text-soft">{t('exposure.note')}</p>
          </>
        ) : (
          <EmptyState level={3} title={t('exposure.empty')} description={t('exposure.emptyText')} />
        )
      ) : error ? (
        <ReadError level={3} title={t('exposure.failed')} read={read} />
      ) : (
        <LoadingState label={t('exposure.loading')}>
          <Skeleton className="h-64" />
        </LoadingState>
      )}
    </Section>
  )
}
