import { type AnalysedRemote, type FaultKind, faultKinds } from '@rafiq/platform-contracts'
import { errorRate } from './trial.ts'
import { p75, type Vital } from './vital-buckets.ts'

export interface CountRow {
  readonly version: string
  readonly at: Date
  readonly measure: string
  readonly count: number
}

export interface RemoteRows {
  readonly name: string
  readonly trial: AnalysedRemote['trial']
  readonly rolledBack: AnalysedRemote['rolledBack']
  readonly counts: readonly CountRow[]
  readonly faults: AnalysedRemote['faults']
}

/** What is kept of a remote, as it is shown. */
export function toAnalysedRemote({ name, trial, rolledBack, counts, faults }: RemoteRows): AnalysedRemote {
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

type Figures = Omit<AnalysedRemote['versions'][number], 'version'>

/** Counts by measure (`count-beacon.ts`), of one version in one stretch of time. */
export type Measures = ReadonlyMap<string, number>

function figuresOf(measures: Measures): Figures {
  const loads = measures.get('loads') ?? 0
  const failed = measures.get('failed') ?? 0
  return {
    loads,
    failed,
    errorRate: errorRate({ loads, failed }),
    faults: Object.fromEntries(
      faultKinds.map((kind) => [kind, measures.get(`fault:${kind}`) ?? 0]),
    ) as Record<FaultKind, number>,
    vitals: { lcp: vital('lcp', measures), inp: vital('inp', measures), cls: vital('cls', measures) },
  }
}

function vital(name: Vital, measures: Measures): number | null {
  const prefix = `${name}:`
  const counts = [...measures].filter(([measure]) => measure.startsWith(prefix))
  return p75(name, new Map(counts.map(([measure, count]) => [Number(measure.slice(prefix.length)), count])))
}
