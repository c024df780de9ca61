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
  /** A seeded break, from its upload to the gate's rejection. */
  rejection: number[]
}

/** Goals of the platform: 95 of 100 teams wait at most this long; milliseconds. */
const limits = { publish: 1_500, rollback: 1_000 } as const

/** No answer of the gate, to a version that fits or to one that does not, may take longer; milliseconds. */
const gateLimit = 5_000

export function goalsOf(figures: Figures): Goal[] {
  const goals = (['publish', 'rollback'] as const).map((action) =>
    goalOf(`${action} to live`, 'p95', percentile(figures[action], 0.95), limits[action]),
  )
  const worst = Math.max(...figures.publish, ...figures.rejection)
  return [...goals, goalOf('live, or refused by the gate,', 'worst', worst, gateLimit)]
}

function goalOf(what: string, of: string, milliseconds: number, limit: number): Goal {
  return {
    goal: `${what} within ${limit} ms (${of})`,
    figure: `${milliseconds.toFixed(0)} ms`,
    met: milliseconds <= limit,
  }
}

/** The tables of the benchmark as text. */
export function reportOf(figures: Figures): string {
  const floor = percentile(figures.status, 0.5)
  const line = (name: string, values: readonly number[]): string[] => {
    const [p50, p95, worst] = [percentile(values, 0.5), percentile(values, 0.95), Math.max(...values)]
    const times = [p50, p95, worst].map((time) => time.toFixed(0))
    return [name, String(values.length), ...times, (p50 / floor).toFixed(2)]
  }
  return [
    table([
      ['', 'runs', 'p50 ms', 'p95 ms', 'worst ms', 'of status'],
      line('publish to live', figures.publish),
      line('rollback to live', figures.rollback),
      line('seeded break to rejection', figures.rejection),
      line('status (changes nothing)', figures.status),
    ]),
    goalTable(goalsOf(figures)),
  ].join('\n\n')
}
