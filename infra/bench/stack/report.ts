import { type Goal, goalTable, table } from '../goals.ts'
import { percentile } from '../percentile.ts'

/** Microseconds of processor time for a request, by round. */
export interface Figures {
  bare: number[]
  kit: number[]
}

/** How much of the bare server's rate a service reaches. */
const leastShare = 0.7

const median = (values: readonly number[]): number => percentile(values, 0.5)
const shares = ({ bare, kit }: Figures): number[] => bare.map((cost, round) => cost / (kit[round] ?? 0))

/** Every goal with the figure it is judged by. */
export function goalsOf(figures: Figures): Goal[] {
  const share = median(shares(figures))
  return [
    {
      goal: `a service answers at least ${leastShare.toFixed(2)} of the requests of bare Fastify`,
      figure: share.toFixed(2),
      met: share >= leastShare,
    },
  ]
}

/** The tables of the benchmark as text. */
export function reportOf(figures: Figures): string {
  const row = (name: string, costs: number[]) => [
    name,
    median(costs).toFixed(0),
    (1_000_000 / median(costs)).toFixed(0),
  ]
  return [
    `medians of ${figures.bare.length} rounds`,
    table([
      ['', 'microseconds a request', 'requests a core and second'],
      row('bare Fastify', figures.bare),
      row('a service', figures.kit),
    ]),
    `share by round: ${shares(figures)
      .map((share) => share.toFixed(2))
      .join(', ')}`,
    goalTable(goalsOf(figures)),
  ].join('\n\n')
}
