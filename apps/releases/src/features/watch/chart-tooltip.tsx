import { useDirection, useFormat } from '@rafiq/platform'
import { Ltr } from '@rafiq/ui'
import { LineMark } from './line-mark.tsx'
import type { Row } from './series.ts'

type ChartTooltipProps = {
  row: Row | undefined
  versions: readonly string[]
  format: (value: number) => string
}

/** What the versions measured at one moment. */
export function ChartTooltip({ row, versions, format }: ChartTooltipProps) {
  const { date, time } = useFormat()
  const direction = useDirection()
  if (!row) return null
  return (
    <div
      dir={direction}
      className="rounded-control border border-line bg-raised px-3 py-2 text-sm shadow-soft"
    >
      <p className="text-soft">
        <bdi>{date(row.at)}</bdi> · <bdi>{time(row.at)}</bdi>
      </p>
      {versions.map((version, index) => {
        const value = row.values[version]
        if (value === undefined) return null
        return (
          <p key={version} className="flex items-center gap-2 tabular-nums">
            <LineMark index={index} />
            <Ltr>{version}</Ltr>
            <bdi className="ms-auto font-semibold">{format(value)}</bdi>
          </p>
        )
      })}
    </div>
  )
}
