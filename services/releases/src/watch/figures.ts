import type { FaultKind, WatchedRemote } from '@rafiq/contracts'
import { faultKinds } from '@rafiq/contracts'
import { errorRate } from './trial.ts'
import { p75, type Vital } from './vital-buckets.ts'

type Figures = Omit<WatchedRemote['versions'][number], 'version'>

/** Counts by measure (`count-report.ts`), of one version in one stretch of time. */
export type Measures = ReadonlyMap<string, number>

export function figuresOf(measures: Measures): Figures {
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
