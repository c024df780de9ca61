import type { ReactNode } from 'react'

/** One line of a chart. */
export type ChartLine = { id: string; name: ReactNode }

/** A moment (milliseconds since 1970) and the values of the lines that have one then. */
export type ChartRow = { at: number; values: Readonly<Record<string, number>> }

export type ChartWords = {
  value: (value: number) => string
  /** A moment, as precise as the rows are. */
  moment: (at: number) => ReactNode
}
