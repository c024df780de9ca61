import type { ModeratorSeries } from '@rafiq/contracts/moderation'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { ChartTable, LineMark, TimeChart } from '@rafiq/ui/charts'
import { useId, useMemo } from 'react'
import { rowsOf } from './rows.ts'

type SeriesChartProps = {
  title: string
  series: ModeratorSeries
  names: readonly ('joined' | 'deleted' | 'total')[]
  /** Whether the figures count from nothing. */
  fromZero: boolean
}

/** Some of the figures over time, as a picture and as a table. */
export function SeriesChart({ title, series, names, fromZero }: SeriesChartProps) {
  const { t } = useTranslation('moderation')
  const { number } = useFormat()
  const moments = useMoments(series.step)
  const headingId = useId()
  const rows = rowsOf(series.points, names)
  const lines = names.map((id) => ({ id, name: t(`charts.lines.${id}`) }))
  const [first, last] = [rows.at(0), rows.at(-1)]
  if (!first || !last) return null
  const words = { value: number, moment: moments.whole }
  return (
    <figure aria-labelledby={headingId} className="min-w-0">
      <figcaption className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <span id={headingId} className="font-semibold">
          {title}
        </span>
        {lines.length > 1 &&
          lines.map(({ id, name }, index) => (
            <span key={id} className="inline-flex items-center gap-2 text-sm text-soft">
              <LineMark index={index} />
              {name}
            </span>
          ))}
      </figcaption>
      <TimeChart
        title={title}
        lines={lines}
        rows={rows}
        words={words}
        span={[first.at, last.at]}
        axis={{ moment: moments.short, value: number, width: 56 }}
        whole
        fromZero={fromZero}
      />
      <ChartTable
        summary={t('charts.table')}
        caption={title}
        momentName={t(`charts.moment.${series.step}`)}
        lines={lines}
        rows={rows}
        words={words}
      />
    </figure>
  )
}

const timeZone = 'Asia/Riyadh'
const looks = {
  day: {
    whole: { day: 'numeric', month: 'long', year: 'numeric' },
    short: { day: 'numeric', month: 'short' },
  },
  month: { whole: { month: 'long', year: 'numeric' }, short: { month: 'short', year: '2-digit' } },
} as const

/** How days or months of Riyadh are written: in full, and shortly beside an axis. */
function useMoments(step: ModeratorSeries['step']) {
  const { locale } = useFormat()
  return useMemo(() => {
    const whole = new Intl.DateTimeFormat(locale, { ...looks[step].whole, timeZone })
    const short = new Intl.DateTimeFormat(locale, { ...looks[step].short, timeZone })
    return { whole: (at: number) => whole.format(at), short: (at: number) => short.format(at) }
  }, [locale, step])
}
