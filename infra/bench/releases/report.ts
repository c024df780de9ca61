import { type Goal, goalTable, table } from '../goals.ts'
import { percentile } from '../percentile.ts'

/** Milliseconds of each run. */
export interface Figures {
  /** From the command to a page that is composed with the new version. */
  publish: number[]
  /** From the command to a page that is composed with the version before. */
  rollback: number[]
  /** The same tool saying what is live, which changes nothing: what a process, a call and the network cost. */
  status: number[]
}

/** Goals of the platform: 95 of 100 teams wait at most this long; milliseconds. */
const limits = { publish: 1_500, rollback: 1_000 } as const

export function goalsOf(figures: Figures): Goal[] {
  return (['publish', 'rollback'] as const).map((action) => {
    const p95 = percentile(figures[action], 0.95)
    return {
      goal: `${action} to live within ${limits[action]} ms (p95)`,
      figure: `${p95.toFixed(0)} ms`,
      met: p95 <= limits[action],
    }
  })
}

/** The tables of the benchmark as text. */
export function reportOf(figures: Figures): string {
  const floor = percentile(figures.status, 0.5)
  const line = (name: string, values: readonly number[]): string[] => {
    const [p50, p95] = [percentile(values, 0.5), percentile(values, 0.95)]
    return [name, String(values.length), p50.toFixed(0), p95.toFixed(0), (p50 / floor).toFixed(2)]
  }
  return [
    table([
      ['', 'runs', 'p50 ms', 'p95 ms', 'of status'],
      line('publish to live', figures.publish),
      line('rollback to live', figures.rollback),
      line('status (changes nothing)', figures.status),
    ]),
    goalTable(goalsOf(figures)),
  ].join('\n\n')
}
