import { type Goal, goalTable, table } from '../goals.ts'
import { percentile } from '../percentile.ts'
import type { Measured } from './measure.ts'
import type { MeasuredAdmission } from './measure-admission.ts'

const ms = (milliseconds: number): string => milliseconds.toFixed(2)
/** People of an admission. */
const shownTo = 50
const count = (people: number): string => people.toLocaleString('en')

/** Half of all searches may take no longer, in milliseconds, at any size. */
const usual = 1
/** No search may take longer, in milliseconds, whatever naive SQL takes. */
const longest = 2

/** What half and nine tenths of searches with deal-breakers may take at most, of what they take without. */
const gatedShare = 1.1

/** Every goal of one population with the figure it is judged by. */
export function goalsOf(measured: Measured): Goal[] {
  const { people, ours, statements, ungated, naive, recall, ordered, compared } = measured
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
    {
      goal: `${among}: half of the searches in one statement`,
      figure: `${percentile(statements, 0.5)}, at most ${Math.max(...statements)}`,
      met: percentile(statements, 0.5) === 1,
    },
    ...[0.5, 0.9].map((share) => {
      const ratio = percentile(ours, share) / percentile(ungated, share)
      return {
        goal: `${among}: p${share * 100} with deal-breakers at most ${gatedShare} of that without`,
        figure: ratio.toFixed(2),
        met: ratio <= gatedShare,
      }
    }),
    { goal: `${among}: recall 1.000 against brute force`, figure: recall.toFixed(3), met: recall === 1 },
    {
      goal: `${among}: the order of brute force`,
      figure: `${ordered} of ${compared}`,
      met: ordered === compared,
    },
  ]
}

/** What one statement for an admission may take at most, of what a statement for each step takes. */
const admissionShare = 0.9

/** Why the admission is one statement of text (`admit-shown.sql.ts`). */
export function admissionGoals({ ours, steps }: MeasuredAdmission): Goal[] {
  const share = percentile(ours, 0.5) / percentile(steps, 0.5)
  return [
    {
      goal: `admission of 50 people: p50 at most ${admissionShare} of a statement for each step`,
      figure: share.toFixed(2),
      met: share <= admissionShare,
    },
  ]
}

/** The tables of the benchmark as text. */
export function reportOf(sizes: readonly Measured[], admission: MeasuredAdmission): string {
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
      ...sizes.flatMap(({ people, ours, ungated, naive, brute, idle }) => [
        line('ranked signatures', people, ours),
        line('without deal-breakers', people, ungated),
        line('naive SQL', people, naive),
        line('brute force in memory', people, brute),
        line('empty statement', people, idle),
      ]),
    ]),
    `recall of naive SQL: ${sizes.map(({ naiveRecall }) => naiveRecall.toFixed(3)).join(', ')}`,
    table([
      ['admission', 'people', 'looks', 'p50 ms', 'p99 ms', 'max ms'],
      line('one statement', shownTo, admission.ours),
      line('a statement for each step', shownTo, admission.steps),
    ]),
    goalTable([...sizes.flatMap(goalsOf), ...admissionGoals(admission)]),
  ].join('\n\n')
}
