import { useUi } from '../provider.tsx'
import type { ChartLine, ChartRow, ChartWords } from './chart-data.ts'
import { LineMark } from './line-mark.tsx'

type ChartTooltipProps = { row: ChartRow | undefined; lines: readonly ChartLine[]; words: ChartWords }

/** What the lines stand at, at one moment. */
export function ChartTooltip({ row, lines, words }: ChartTooltipProps) {
  const { direction } = useUi()
  if (!row) return null
  return (
    <div
      dir={direction}
      className="rounded-control border border-line bg-raised px-3 py-2 text-sm shadow-soft"
    >
      <p className="text-soft">{words.moment(row.at)}</p>
      {lines.map(({ id, name }, index) => {
        const value = row.values[id]
        if (value === undefined) return null
        return (
          <p key={id} className="flex items-center gap-2 tabular-nums">
            <LineMark index={index} />
            {name}
            <bdi className="ms-auto ps-3 font-semibold">{words.value(value)}</bdi>
          </p>
        )
      })}
    </div>
  )
}
