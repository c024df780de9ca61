import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Ltr } from '@rafiq/ui'
import type { Row } from './series.ts'

type ChartTableProps = {
  caption: string
  rows: readonly Row[]
  versions: readonly string[]
  format: (value: number) => string
}

/** A chart for whoever would rather read, newest first. */
export function ChartTable({ caption, rows, versions, format }: ChartTableProps) {
  const { t } = useTranslation('releases')
  const { date, time } = useFormat()
  return (
    <details>
      <summary className="flex min-h-11 items-center text-palm">{t('charts.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label={caption} tabIndex={0} className="max-h-72 overflow-auto">
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="py-2 pe-4 text-start font-semibold">
                {t('charts.time')}
              </th>
              {versions.map((version) => (
                <th key={version} scope="col" className="py-2 pe-4 text-start font-semibold">
                  <Ltr>{version}</Ltr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(({ at, values }) => (
              <tr key={at} className="border-t border-line">
                <th scope="row" className="py-2 pe-4 text-start font-normal">
                  <bdi>{date(at)}</bdi> · <bdi>{time(at)}</bdi>
                </th>
                {versions.map((version) => (
                  <td key={version} className="py-2 pe-4">
                    <bdi>{values[version] === undefined ? '–' : format(values[version])}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
