import { type Goal, goalTable, table } from '../goals.ts'
import { percentile } from '../percentile.ts'

/** An answer, or none, to a request while PostgreSQL was stopped. */
export interface Answer {
  /** Milliseconds from the request on. */
  after: number
  /** 0: none. */
  status: number
}

export interface Figures {
  /** Milliseconds from a kill until the service is ready again, of each kill, by the service's name. */
  kills: Readonly<Record<string, readonly number[]>>
  whileStopped: readonly Answer[]
  /** Milliseconds from when PostgreSQL went on until a read was answered. */
  afterwards: number
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`

/** Every goal with the figure it is judged by. */
export function goalsOf({ kills, whileStopped, afterwards }: Figures): Goal[] {
  const worst = Math.max(...Object.values(kills).map((times) => percentile(times, 0.5)))
  const longest = Math.max(...whileStopped.map(({ after }) => after))
  const others = whileStopped.filter(({ status }) => status !== 200 && status !== 503)
  return [
    {
      goal: 'a killed service is ready again within 3 s (median of each)',
      figure: `${seconds(worst)} (the slowest)`,
      met: worst <= 3_000,
    },
    {
      goal: 'no request waits longer than 5 s while PostgreSQL is stopped',
      figure: seconds(longest),
      met: longest <= 5_000,
    },
    {
      goal: 'each of them is answered as it should be, or 503',
      figure: `${others.length} of ${whileStopped.length} were not`,
      met: others.length === 0,
    },
    {
      goal: 'a read is answered within 5 s after that',
      figure: seconds(afterwards),
      met: afterwards <= 5_000,
    },
  ]
}

/** The tables of the benchmark as text. */
export function reportOf(figures: Figures): string {
  const rows = Object.entries(figures.kills).map(([name, times]) => [
    name,
    seconds(percentile(times, 0.5)),
    seconds(Math.max(...times)),
  ])
  return [table([['killed', 'ready again (median)', 'longest'], ...rows]), goalTable(goalsOf(figures))].join(
    '\n\n',
  )
}
