import { Moment, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import {
  type AnalysedRemote,
  analysisWindows,
  type CanaryAnalysis,
  type RemoteStatus,
} from '@rafiq/platform-contracts'
import { Ltr } from '@rafiq/ui'
import { ChartTable, TimeChart } from '@rafiq/ui/charts'
import { useId } from 'react'
import { useFigures } from '../../shared/use-figures.ts'
import { type Measure, measures, shownVersions, toRows } from './series.ts'

type ChartsProps = {
  status: Pick<RemoteStatus, 'stable' | 'canary'>
  analysed: AnalysedRemote
  analysis: Pick<CanaryAnalysis, 'at' | 'window' | 'step'>
}

/** Error rate and vitals over time, as pictures and as tables. */
export function Charts({ status, analysed, analysis }: ChartsProps) {
  const versions = shownVersions(status, analysed.versions)
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      {measures.map((measure) => (
        <Chart key={measure} measure={measure} versions={versions} analysed={analysed} analysis={analysis} />
      ))}
    </div>
  )
}

type ChartProps = Omit<ChartsProps, 'status'> & { measure: Measure; versions: readonly string[] }

function Chart({ measure, versions, analysed, analysis }: ChartProps) {
  const { t } = useTranslation('releases')
  const headingId = useId()
  const format = useMeasureFormat(measure)
  const { date, time } = useFormat()
  const rows = toRows(analysed.series, versions, measure)
  const title = t(`charts.${measure}.title`)
  const lines = versions.map((version) => ({ id: version, name: <Ltr>{version}</Ltr> }))
  const words = {
    value: format.value,
    moment: (at: number) => <Moment at={new Date(at).toISOString()} />,
  }
  const end = Date.parse(analysis.at)
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
            span={[end - analysisWindows[analysis.window].minutes * 60_000, end]}
            axis={{
              moment: analysis.window === 'week' ? date : time,
              value: format.axis,
              width: axisWidth,
            }}
          />
          <ChartTable
            summary={t('charts.table')}
            caption={t(`figures.${measure}`)}
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

/** CSS pixels that the figures beside an axis take. */
const axisWidth = 48

/** How the values of a measure are written; beside its axis without the unit, which the title of the chart has. */
function useMeasureFormat(measure: Measure) {
  const { rate, duration, shift } = useFigures()
  const { number } = useFormat()
  const formats = {
    errorRate: { value: rate, axis: rate },
    lcp: { value: duration, axis: (milliseconds: number) => number(milliseconds / 1000) },
    inp: { value: duration, axis: number },
    cls: { value: shift, axis: shift },
  }
  return formats[measure]
}
