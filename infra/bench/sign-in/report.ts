import { type Goal, goalTable, table } from '../goals.ts'
import { percentile } from '../percentile.ts'
import type { Options } from './options.ts'

export interface Figures {
  /** Milliseconds of each round's reads. */
  idle: number[][]
  loaded: number[][]
  /** Sign-ins a second under load, by round. */
  signIns: number[]
  /** The share of sign-ins that was refused with 503, 0 to 1, by round. */
  refused: number[]
}

/** How much longer the slowest of a hundred reads may take. */
const bound = 1.5

const median = (values: readonly number[]): number => percentile(values, 0.5)
const p99 = (times: readonly number[]): number => percentile(times, 0.99)

/** Each round has its own ratio: what else the machine does changes both of its measurements. */
const ratios = ({ idle, loaded }: Figures): number[] =>
  idle.map((times, round) => p99(loaded[round] ?? []) / p99(times))

/** Every goal with the figure it is judged by. */
export function goalsOf(figures: Figures): Goal[] {
  const ratio = median(ratios(figures))
  return [
    {
      goal: `p99 of reads during concurrent sign-ins at most ${bound} of it without them`,
      figure: ratio.toFixed(2),
      met: ratio <= bound,
    },
  ]
}

const ms = (milliseconds: number): string => milliseconds.toFixed(1)

/** The tables of the benchmark as text. */
export function reportOf(
  figures: Figures,
  { reads, concurrency }: Pick<Options, 'reads' | 'concurrency'>,
): string {
  const row = (name: string, rounds: number[][]) => [
    name,
    ...[0.5, 0.95, 0.99].map((share) => ms(median(rounds.map((times) => percentile(times, share))))),
  ]
  return [
    `${reads} reads of a profile a second through the gateway, milliseconds, medians of ${figures.idle.length} rounds`,
    table([
      ['', 'p50', 'p95', 'p99'],
      row('no sign-ins', figures.idle),
      row(`${concurrency} sign in at once`, figures.loaded),
    ]),
    `ratio of p99 by round: ${ratios(figures)
      .map((ratio) => ratio.toFixed(2))
      .join(', ')}`,
    `sign-ins a second: ${median(figures.signIns).toFixed(0)}; refused with 503: ${(100 * median(figures.refused)).toFixed(0)} %`,
    goalTable(goalsOf(figures)),
  ].join('\n\n')
}
