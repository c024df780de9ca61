import { type RemoteStatus, type Watch, type WatchedRemote, watchWindows } from '@rafiq/contracts'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Ltr } from '@rafiq/ui'
import { ChartTable, TimeChart } from '@rafiq/ui/charts'
import { useId } from 'react'
import { Moment } from '../../shared/moment.tsx'
import { type Measure, measures, shownVersions, toRows } from './series.ts'
import { useMeasureFormat } from './use-measure-format.ts'

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
  const { date, time } = useFormat()
  const rows = toRows(watched.series, versions, measure)
  const title = t(`charts.${measure}.title`)
  const lines = versions.map((version) => ({ id: version, name: <Ltr>{version}</Ltr> }))
  const words = {
    value: format.value,
    moment: (at: number) => <Moment at={new Date(at).toISOString()} />,
  }
  const end = Date.parse(watch.at)
  return (
    <figure aria-labelledby={headingId} className="min-w-0">
      <figcaption id={headingId} className="mb-2">
        <span className="font-semibold">{title}</span>{' '}
        <span className="text-sm text-soft">{t(`charts.${measure}.hint`)}</span>
      </figcaption>
      {rows.length > 0 ? (
        <>
          <TimeChart
            title={title}
            lines={lines}
            rows={rows}
            words={words}
            span={[end - watchWindows[watch.window].minutes * 60_000, end]}
            axis={{ moment: watch.window === 'week' ? date : time, value: format.axis, width: format.width }}
          />
          <ChartTable
            summary={t('charts.table')}
            caption={title}
            momentName={t('charts.time')}
            lines={lines}
            rows={rows}
            words={words}
          />
        </>
      ) : (
        <p className="text-soft">{t('charts.nothing')}</p>
      )}
    </figure>
  )
}
