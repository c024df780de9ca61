import { type Goal, goalTable, table } from '../../goals.ts'
import { percentile } from '../../percentile.ts'
import type { Outcome } from './seeded-team.ts'

export interface ProofFigures {
  readonly faults: readonly Outcome[]
  readonly harmless: readonly Outcome[]
}

/** Of thirty each, and milliseconds of a publish. */
const limits = { stopped: 0.9, publish: 20_000 }

const stopped = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ verdict }) => verdict === 'stopped').length

export function proofGoals({ faults, harmless }: ProofFigures): Goal[] {
  const least = Math.ceil(faults.length * limits.stopped)
  const worst = Math.max(...[...faults, ...harmless].map(({ milliseconds }) => milliseconds))
  const figure = (count: number, of: readonly Outcome[]): string => `${count} of ${of.length}`
  return [
    {
      goal: `proof stops at least ${least} of ${faults.length} seeded faults`,
      figure: figure(stopped(faults), faults),
      met: stopped(faults) >= least,
    },
    {
      goal: 'proof stops no harmless change',
      figure: figure(stopped(harmless), harmless),
      met: stopped(harmless) === 0,
    },
    {
      goal: `publish with its proof within ${limits.publish} ms (worst)`,
      figure: `${worst} ms`,
      met: worst <= limits.publish,
    },
  ]
}

/** What became of every seed that was not treated as it should be, the times, and the goals. */
export function proofReport(figures: ProofFigures): string {
  const line = (name: string, outcomes: readonly Outcome[]): string[] => {
    const times = outcomes.map(({ milliseconds }) => milliseconds)
    const proven = outcomes.filter(({ verdict }) => verdict === 'proven').length
    return [
      name,
      ...[outcomes.length, stopped(outcomes), proven].map(String),
      ...[percentile(times, 0.5), percentile(times, 0.95), Math.max(...times)].map((time) => time.toFixed(0)),
    ]
  }
  const wrong = [
    ...figures.faults.filter(({ verdict }) => verdict !== 'stopped'),
    ...figures.harmless.filter(({ verdict }) => verdict !== 'proven'),
  ]
  return [
    table([
      ['', 'published', 'stopped', 'proven', 'p50 ms', 'p95 ms', 'worst ms'],
      line('faults', figures.faults),
      line('harmless changes', figures.harmless),
    ]),
    ...wrong.map(({ title, verdict, said }) => `${verdict}: ${title} ${said}`.trim()),
    goalTable(proofGoals(figures)),
  ].join('\n')
}
