import type { AnalysedRemote, RemoteStatus } from '@rafiq/platform-contracts'
import type { ChartRow } from '@rafiq/ui/charts'

type Point = AnalysedRemote['series'][number]

/** What a chart can show of a version over time. */
export const measures = ['errorRate', 'lcp', 'inp', 'cls'] as const
export type Measure = (typeof measures)[number]

const measured = ({ errorRate, vitals }: Point, measure: Measure): number | null =>
  measure === 'errorRate' ? errorRate : vitals[measure]

/** Versions that a chart shows at once. */
const most = 3

/** Which versions: what visitors get first, then those that were used most. */
export function shownVersions(
  { stable, canary }: Pick<RemoteStatus, 'stable' | 'canary'>,
  used: AnalysedRemote['versions'],
): string[] {
  const known = used.map(({ version }) => version)
  const live = [stable, canary?.version].filter((version) => version != null && known.includes(version))
  return [...new Set([...(live as string[]), ...known])].slice(0, most)
}

/** The points of some versions by time, for one measure. */
export function toRows(
  series: AnalysedRemote['series'],
  versions: readonly string[],
  measure: Measure,
): ChartRow[] {
  const rows = new Map<number, { at: number; values: Record<string, number> }>()
  for (const point of series) {
    const value = measured(point, measure)
    if (value === null || !versions.includes(point.version)) continue
    const at = Date.parse(point.at)
    const row = rows.get(at) ?? { at, values: {} }
    row.values[point.version] = value
    rows.set(at, row)
  }
  return [...rows.values()].sort((one, other) => one.at - other.at)
}
