import type { ModeratorSeries } from '@rafiq/contracts/moderation'
import type { ChartRow } from '@rafiq/ui/charts'

/** The beginning of a day of Riyadh; milliseconds since 1970. */
const atOf = (day: string): number => Date.parse(`${day}T00:00:00+03:00`)

/** The figures of some names over time, as a chart draws them. */
export const rowsOf = <Name extends 'joined' | 'deleted' | 'total'>(
  points: ModeratorSeries['points'],
  names: readonly Name[],
): ChartRow[] =>
  points.map((point) => ({
    at: atOf(point.start),
    values: Object.fromEntries(names.map((name) => [name, point[name]])),
  }))
