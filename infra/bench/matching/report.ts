import { type Goal, goalTable, table } from '../goals.ts'
import { percentile } from '../percentile.ts'
import type { Comparison } from './measure.ts'

export interface Figures extends Comparison {
  people: number
  baseline: number
  /** Round trips of an empty statement, between the searches: what the machine itself costs and wavers. */
  idle: number[]
  ours: number[]
  oursAtBaseline: number[]
}

const ms = (milliseconds: number): string => milliseconds.toFixed(2)
const count = (people: number): string => people.toLocaleString('en')

/** Every goal with the figure it is judged by. */
export function goalsOf({ ours, oursAtBaseline, naive, recall, ordered, compared }: Figures): Goal[] {
  const p50 = percentile(ours, 0.5)
  const p99 = percentile(ours, 0.99)
  const growth = p99 / percentile(oursAtBaseline, 0.99)
  const gain = percentile(naive, 0.99) / p99
  return [
    { goal: 'p50 at most 1 ms', figure: `${ms(p50)} ms`, met: p50 <= 1 },
    { goal: 'p99 at most 5 ms', figure: `${ms(p99)} ms`, met: p99 <= 5 },
    { goal: 'recall 1.000 against brute force', figure: recall.toFixed(3), met: recall === 1 },
    { goal: 'the order of brute force', figure: `${ordered} of ${compared}`, met: ordered === compared },
    {
      goal: 'p99 at most 1.5 times that of the small population',
      figure: growth.toFixed(2),
      met: growth <= 1.5,
    },
    { goal: "p99 at most a fifth of naive SQL's", figure: `1/${gain.toFixed(1)}`, met: gain >= 5 },
  ]
}

/** The two tables of the benchmark as text. */
export function reportOf(figures: Figures): string {
  const { people, baseline, idle, ours, oursAtBaseline, naive, brute, effort } = figures
  const searches = effort.map(({ indexSearches }) => indexSearches)
  const chunks = effort.map((one) => one.chunks)
  const line = (name: string, times: number[], size: number) => [
    name,
    count(size),
    String(times.length),
    ms(percentile(times, 0.5)),
    ms(percentile(times, 0.99)),
    ms(Math.max(...times)),
  ]
  return [
    table([
      ['search', 'people', 'searches', 'p50 ms', 'p99 ms', 'max ms'],
      line('ranked signatures', ours, people),
      line('ranked signatures', oursAtBaseline, baseline),
      line('naive SQL', naive, people),
      line('brute force in memory', brute, people),
      line('empty statement', idle, people),
    ]),
    `index searches of one search: median ${percentile(searches, 0.5)}, p99 ${percentile(searches, 0.99)}, most ` +
      `${Math.max(...searches)}; chunks: median ${percentile(chunks, 0.5)}, most ${Math.max(...chunks)}`,
    `recall of naive SQL: ${figures.naiveRecall.toFixed(3)}`,
    goalTable(goalsOf(figures)),
  ].join('\n\n')
}
