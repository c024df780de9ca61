import { type RemoteStatus, type Watch, type WatchedRemote } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Skeleton } from '@rafiq/ui'
import { lazy, Suspense, useId } from 'react'
import { ChartTable } from './chart-table.tsx'
import { type Measure, measures, shownVersions, toRows } from './series.ts'
import { useMeasureFormat } from './use-measure-format.ts'

/** The library weighs more than the rest of the page, which is there without it. */
const LineChart = lazy(() => import(/* webpackChunkName: "line-chart" */ './line-chart.tsx'))

type ChartsProps = {
  status: Pick<RemoteStatus, 'stable' | 'canary'>
  watched: WatchedRemote
  watch: Pick<Watch, 'at' | 'window' | 'step'>
}

/** Error rate and vitals over time, as pictures and as tables. */
export function Charts({ status, watched, watch }: ChartsProps) {
  const versions = shownVersions(status, watched.versions)
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      {measures.map((measure) => (
        <Chart key={measure} measure={measure} versions={versions} watched={watched} watch={watch} />
      ))}
    </div>
  )
}

type ChartProps = Omit<ChartsProps, 'status'> & { measure: Measure; versions: readonly string[] }

function Chart({ measure, versions, watched, watch }: ChartProps) {
  const { t } = useTranslation('releases')
  const headingId = useId()
  const format = useMeasureFormat(measure)
  const rows = toRows(watched.series, versions, measure)
  return (
    <figure aria-labelledby={headingId} className="min-w-0">
      <figcaption id={headingId} className="mb-2">
        <span className="font-semibold">{t(`charts.${measure}.title`)}</span>{' '}
        <span className="text-sm text-soft">{t(`charts.${measure}.hint`)}</span>
      </figcaption>
      {rows.length > 0 ? (
        <>
          <Suspense fallback={<Skeleton className="h-52" />}>
            <LineChart
              title={t(`charts.${measure}.title`)}
              rows={rows}
              versions={versions}
              watch={watch}
              format={format}
            />
          </Suspense>
          <ChartTable
            caption={t(`charts.${measure}.title`)}
            rows={rows}
            versions={versions}
            format={format.value}
          />
        </>
      ) : (
        <p className="text-soft">{t('charts.nothing')}</p>
      )}
    </figure>
  )
}
