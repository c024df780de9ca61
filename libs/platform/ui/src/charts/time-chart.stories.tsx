import type { Meta, StoryObj } from '@storybook/react-vite'
import { both } from '../../.storybook/texts.tsx'
import { ChartTable } from './chart-table.tsx'
import { LineMark } from './line-mark.tsx'
import { TimeChart } from './time-chart.tsx'

const day = 24 * 60 * 60 * 1000
const begin = Date.UTC(2026, 0, 4)
const rows = [12, 18, 15, 24, 22, 31, 28].map((visits, index) => ({
  at: begin + index * day,
  values: { visits, requests: Math.round(visits / 3) },
}))
const dayOf = (at: number): string => new Date(at).toISOString().slice(5, 10)

/**
 * Lines over time, which runs as one reads. They are told apart without colour, too; `LineMark` is one of them in a legend, and
 * `ChartTable` says the same to whoever would rather read.
 */
const meta = {
  title: 'Charts/TimeChart',
  component: TimeChart,
  subcomponents: { ChartTable, LineMark },
  args: {
    title: both('الزيارات في اليوم', 'Visits a day'),
    lines: [
      { id: 'visits', name: both('الزيارات', 'Visits') },
      { id: 'requests', name: both('الطلبات', 'Requests') },
    ],
    rows,
    words: { value: String, moment: dayOf },
    span: [begin, begin + 6 * day],
    axis: { moment: dayOf, value: String, width: 40 },
    whole: true,
  },
} satisfies Meta<typeof TimeChart>
export default meta

type Story = StoryObj<typeof meta>

export const Lines: Story = {
  render: (args) => (
    <figure>
      <TimeChart {...args} />
      <figcaption className="mt-3 flex flex-wrap gap-6">
        {args.lines.map(({ id, name }, index) => (
          <span key={id} className="flex items-center gap-2">
            <LineMark index={index} />
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  ),
}
export const NothingYet: Story = { args: { rows: [] } }
export const Table: Story = {
  render: ({ title, lines, words }) => (
    <ChartTable summary={title} caption={title} momentName="UTC" lines={lines} rows={rows} words={words} />
  ),
}
