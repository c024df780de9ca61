import { type Goal, goalTable, table } from '../goals.ts'
import { percentile } from '../percentile.ts'
import type { Measured } from './measure.ts'

/** Milliseconds for a page of any filter. */
const bound = 50
const ms = (milliseconds: number): string => milliseconds.toFixed(1)

/** Every goal with the figure it is judged by. */
export function goalsOf(measured: readonly Measured[]): Goal[] {
  const worst = measured.reduce((a, b) => (percentile(b.ours, 0.95) > percentile(a.ours, 0.95) ? b : a))
  const wrong = measured.filter(({ exact }) => !exact).map(({ name }) => name)
  const p95 = percentile(worst.ours, 0.95)
  return [
    {
      goal: `p95 of every case at most ${bound} ms`,
      figure: `${ms(p95)} ms (${worst.name})`,
      met: p95 <= bound,
    },
    {
      goal: 'pages and counts of naive SQL',
      figure: wrong.length === 0 ? `${measured.length} of ${measured.length}` : wrong.join(', '),
      met: wrong.length === 0,
    },
  ]
}

/** The tables of the benchmark as text. */
export function reportOf(measured: readonly Measured[], accounts: number): string {
  return [
    `${accounts.toLocaleString('en')} accounts; a page and its count, milliseconds`,
    table([
      ['case', 'found', 'p50', 'p95', 'max', 'naive p50'],
      ...measured.map(({ name, found, ours, naive }) => [
        name,
        found.toLocaleString('en'),
        ms(percentile(ours, 0.5)),
        ms(percentile(ours, 0.95)),
        ms(Math.max(...ours)),
        ms(percentile(naive, 0.5)),
      ]),
    ]),
    goalTable(goalsOf(measured)),
  ].join('\n\n')
}
