import { type Watch, watchWindows } from '@rafiq/contracts'
import { useDirection, useFormat } from '@rafiq/platform'
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { ChartTooltip } from './chart-tooltip.tsx'
import { lineLook } from './line-looks.ts'
import type { Row } from './series.ts'

type Format = (value: number) => string

type ChartProps = {
  title: string
  rows: readonly Row[]
  versions: readonly string[]
  watch: Pick<Watch, 'at' | 'window'>
  /** How values are written, how beside the axis, and the room that takes; CSS pixels. */
  format: { value: Format; axis: Format; width: number }
}

const tick = { fill: 'var(--rf-soft)', fontSize: 12 }
/** CSS pixels. */
const height = 208

/** Lines over time, which runs as one reads: from right to left in Arabic. Nothing moves by itself. */
export default function Chart({ title, rows, versions, watch, format }: ChartProps) {
  const { time, date } = useFormat()
  const rightToLeft = useDirection() === 'rtl'
  const end = Date.parse(watch.at)
  const begin = end - watchWindows[watch.window].minutes * 60_000
  const moment = (at: number) => (watch.window === 'week' ? date(at) : time(at))
  return (
    // A narrower page is measured a moment later: what is drawn too wide until then makes nothing scroll.
    <div dir="ltr" className="overflow-hidden">
      <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 320, height }}>
        <LineChart data={[...rows]} title={title} margin={{ top: 8, right: 8, bottom: 0, left: 8 }}>
          <CartesianGrid vertical={false} stroke="var(--rf-line)" />
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={[begin, end]}
            reversed={rightToLeft}
            tickFormatter={moment}
            tick={tick}
            tickCount={4}
            minTickGap={24}
            stroke="var(--rf-edge)"
          />
          <YAxis
            orientation={rightToLeft ? 'right' : 'left'}
            width={format.width}
            tickFormatter={format.axis}
            tick={tick}
            tickCount={4}
            domain={[0, 'auto']}
            stroke="var(--rf-edge)"
          />
          <Tooltip
            isAnimationActive={false}
            content={({ active, label }) =>
              active ? (
                <ChartTooltip
                  row={rows.find(({ at }) => at === Number(label))}
                  versions={versions}
                  format={format.value}
                />
              ) : null
            }
          />
          {versions.map((version, index) => {
            const { stroke, dash } = lineLook(index)
            return (
              <Line
                key={version}
                name={version}
                dataKey={({ values }: Row) => values[version]}
                stroke={stroke}
                strokeWidth={2.5}
                strokeDasharray={dash}
                dot={rows.length < 30 ? { r: 3, fill: stroke, strokeDasharray: '' } : false}
                isAnimationActive={false}
              />
            )
          })}
        </LineChart>
      </ResponsiveContainer>
    </div>
  )
}
