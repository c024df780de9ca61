import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useUi } from '../provider.tsx'
import type { ChartLine, ChartRow, ChartWords } from './chart-data.ts'
import { ChartTooltip } from './chart-tooltip.tsx'
import { lineLook } from './line-mark.tsx'
import { valueAxis } from './value-axis.ts'

export type TimeChartProps = {
  title: string
  lines: readonly ChartLine[]
  rows: readonly ChartRow[]
  words: ChartWords
  /** The time that is shown; milliseconds since 1970. */
  span: readonly [begin: number, end: number]
  /** How moments and values are written beside the axes, and the room that values take; CSS pixels. */
  axis: { moment: (at: number) => string; value: (value: number) => string; width: number }
  /** Whether values are counts, so that nothing between two of them is written. */
  whole?: boolean | undefined
  /** Whether values count from nothing; else from near the least of them. */
  fromZero?: boolean | undefined
}

const tick = { fill: 'var(--rf-soft)', fontSize: 12 }
/** CSS pixels. */
const height = 208

/** Lines over time, which runs as one reads: from right to left in Arabic. Nothing moves by itself. */
export default function Chart(props: TimeChartProps) {
  const { title, lines, rows, words, span, axis, whole = false, fromZero = true } = props
  const rightToLeft = useUi().direction === 'rtl'
  const written = (text: string) => {
    // What does not fit beside an axis would break into lines, over the ticks.
    const unbroken = text.replaceAll(' ', '\u00a0')
    // The drawing runs from left to right, whatever is written on it.
    return rightToLeft ? `\u2067${unbroken}\u2069` : unbroken
  }
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
            domain={[...span]}
            reversed={rightToLeft}
            tickFormatter={(at: number) => written(axis.moment(at))}
            tick={tick}
            tickCount={4}
            minTickGap={24}
            stroke="var(--rf-edge)"
          />
          <YAxis
            orientation={rightToLeft ? 'right' : 'left'}
            width={axis.width}
            tickFormatter={(value: number) => written(axis.value(value))}
            tick={tick}
            tickCount={4}
            allowDecimals={!whole}
            {...valueAxis(rows, fromZero)}
            stroke="var(--rf-edge)"
          />
          <Tooltip
            isAnimationActive={false}
            content={({ active, label }) =>
              active ? (
                <ChartTooltip row={rows.find(({ at }) => at === Number(label))} lines={lines} words={words} />
              ) : null
            }
          />
          {lines.map(({ id }, index) => {
            const { stroke, dash } = lineLook(index)
            return (
              <Line
                key={id}
                name={id}
                dataKey={({ values }: ChartRow) => values[id]}
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
