import { type Goal, goalTable, table } from '../goals.ts'
import { percentile } from '../percentile.ts'
import type { Measured } from './measure.ts'

const ms = (milliseconds: number): string => milliseconds.toFixed(2)
const count = (people: number): string => people.toLocaleString('en')

/** Half of all searches may take no longer, in milliseconds, at any size. */
const usual = 1
/** No search may take longer, in milliseconds, whatever naive SQL takes. */
const longest = 2

/** Every goal of one population with the figure it is judged by. */
export function goalsOf({ people, ours, naive, recall, ordered, compared }: Measured): Goal[] {
  const p50 = percentile(ours, 0.5)
  const p99 = percentile(ours, 0.99)
  const most = Math.min(longest, percentile(naive, 0.99))
  const among = `among ${count(people)}`
  return [
    { goal: `${among}: p50 at most ${usual} ms`, figure: `${ms(p50)} ms`, met: p50 <= usual },
    {
      goal: `${among}: p99 at most the better of naive SQL and ${longest} ms`,
      figure: `${ms(p99)} of ${ms(most)} ms`,
      met: p99 <= most,
    },
    { goal: `${among}: recall 1.000 against brute force`, figure: recall.toFixed(3), met: recall === 1 },
    {
      goal: `${among}: the order of brute force`,
      figure: `${ordered} of ${compared}`,
      met: ordered === compared,
    },
  ]
}

/** The two tables of the benchmark as text. */
export function reportOf(sizes: readonly Measured[]): string {
  const line = (name: string, people: number, times: number[]) => [
    name,
    count(people),
    String(times.length),
    ms(percentile(times, 0.5)),
    ms(percentile(times, 0.99)),
    ms(Math.max(...times)),
  ]
  return [
    table([
      ['search', 'people', 'searches', 'p50 ms', 'p99 ms', 'max ms'],
      ...sizes.flatMap(({ people, ours, naive, brute, idle }) => [
        line('ranked signatures', people, ours),
        line('naive SQL', people, naive),
        line('brute force in memory', people, brute),
        line('empty statement', people, idle),
      ]),
    ]),
    `recall of naive SQL: ${sizes.map(({ naiveRecall }) => naiveRecall.toFixed(3)).join(', ')}`,
    goalTable(sizes.flatMap(goalsOf)),
  ].join('\n\n')
}
