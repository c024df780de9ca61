import type { ChartLine, ChartRow, ChartWords } from './chart-data.ts'

export type ChartTableProps = {
  /** What opens it. */
  summary: string
  caption: string
  /** The heading of the column of moments. */
  momentName: string
  lines: readonly ChartLine[]
  rows: readonly ChartRow[]
  words: ChartWords
}

const cell = 'py-2 pe-4'
const heading = `${cell} text-start font-semibold`

/** A chart for whoever would rather read, newest first. */
export function ChartTable({ summary, caption, momentName, lines, rows, words }: ChartTableProps) {
  return (
    <details>
      <summary className="flex min-h-11 items-center text-palm">{summary}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label={caption} tabIndex={0} className="max-h-72 overflow-auto">
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={heading}>
                {momentName}
              </th>
              {lines.map(({ id, name }) => (
                <th key={id} scope="col" className={heading}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(({ at, values }) => (
              <tr key={at} className="border-t border-line">
                <th scope="row" className={`${cell} text-start font-normal`}>
                  {words.moment(at)}
                </th>
                {lines.map(({ id }) => (
                  <td key={id} className={cell}>
                    <bdi>{values[id] === undefined ? '–' : words.value(values[id])}</bdi>
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
