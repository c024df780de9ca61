import type { WatchedRemote } from '@rafiq/contracts'
import { figuresOf } from './figures.ts'

export interface CountRow {
  readonly version: string
  readonly at: Date
  readonly measure: string
  readonly count: number
}

export interface RemoteRows {
  readonly name: string
  readonly trial: WatchedRemote['trial']
  readonly rolledBack: WatchedRemote['rolledBack']
  readonly counts: readonly CountRow[]
  readonly faults: WatchedRemote['faults']
}

/** What is kept of a remote, as it is shown. */
export function toWatchedRemote({ name, trial, rolledBack, counts, faults }: RemoteRows): WatchedRemote {
  const versions = [...Map.groupBy(counts, ({ version }) => version)].map(([version, rows]) => ({
    version,
    ...figuresOf(sums(rows)),
  }))
  const series = [...Map.groupBy(counts, ({ at, version }) => `${at.toISOString()} ${version}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, rows]) => {
      const [at = '', version = ''] = key.split(' ')
      const { faults: _, ...figures } = figuresOf(sums(rows))
      return figures.loads === 0 && figures.failed === 0 ? [] : [{ at, version, ...figures }]
    })
  return {
    name,
    trial,
    rolledBack,
    versions: versions.sort((a, b) => b.loads - a.loads),
    series,
    faults,
  }
}

function sums(rows: readonly CountRow[]): Map<string, number> {
  const measures = new Map<string, number>()
  for (const { measure, count } of rows) measures.set(measure, (measures.get(measure) ?? 0) + count)
  return measures
}
