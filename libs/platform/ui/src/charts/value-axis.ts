import type { ChartRow } from './chart-data.ts'

type ValueAxis = { domain: [0 | 'auto', 1 | 'auto']; ticks?: [0] }

/** What the axis of values shows. Where all of them are nothing, nothing above it is worth a figure. */
export function valueAxis(rows: readonly ChartRow[], fromZero: boolean): ValueAxis {
  const flat = rows.every(({ values }) => Object.values(values).every((value) => value === 0))
  if (fromZero && flat) return { domain: [0, 1], ticks: [0] }
  return { domain: [fromZero ? 0 : 'auto', 'auto'] }
}
