import type { ModeratorSeries, ModeratorSeriesQuery } from '@rafiq/contracts/moderation'
import { api } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { queryOptions, useQuery } from '@rafiq/platform/query'
import { Button, LoadingState, ReadError, Section, Skeleton } from '@rafiq/ui'
import { useState } from 'react'
import { SeriesChart } from './series-chart.tsx'

/** Points of each step: a month of days, a year of months. */
const counts = { day: 30, month: 12 } as const

/** `GET /api/moderator/stats/series`: who came and who went, over time. */
const seriesQuery = (step: ModeratorSeriesQuery['step']) => {
  const path = `/api/moderator/stats/series?step=${step}&count=${counts[step]}`
  return queryOptions({
    queryKey: ['/api/moderator/stats/series', path],
    queryFn: ({ signal }) => api.get<ModeratorSeries>(path, undefined, { signal }),
    staleTime: 0,
  })
}

const steps = ['day', 'month'] as const

/** How many accounts there are over time, and who came and went. A chunk of its own: most days nobody asks. */
export default function OverTime() {
  const { t } = useTranslation(['moderation', 'common'])
  const [step, setStep] = useState<ModeratorSeries['step']>('day')
  const read = useQuery(seriesQuery(step))
  const { data, error } = read
  return (
    <Section
      title={t('charts.title')}
      actions={
        <fieldset className="flex flex-wrap gap-1 rounded-control bg-sunken p-1">
          <legend className="sr-only">{t('charts.step')}</legend>
          {steps.map((one) => (
            <Button
              key={one}
              variant={one === step ? 'secondary' : 'quiet'}
              aria-pressed={one === step}
              className="px-4"
              onClick={() => setStep(one)}
            >
              {t(`charts.steps.${one}`)}
            </Button>
          ))}
        </fieldset>
      }
    >
      {data ? (
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
          <SeriesChart title={t('charts.total')} series={data} names={['total']} fromZero={false} />
          <SeriesChart title={t('charts.moves')} series={data} names={['joined', 'deleted']} fromZero />
        </div>
      ) : error ? (
        <ReadError level={3} title={t('charts.failed')} read={read} />
      ) : (
        <LoadingState label={t('charts.loading')}>
          <div className="grid gap-5 lg:grid-cols-2">
            <Skeleton className="h-64" />
            <Skeleton className="h-64" />
          </div>
        </LoadingState>
      )}
    </Section>
  )
}
