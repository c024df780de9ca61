import { type Goal, goalTable, table } from '../goals.ts'
import { percentile } from '../percentile.ts'

/** What the service asks of its messages. */
export const statements = ['insert', 'page', 'unread', 'catch-up'] as const
type Statement = (typeof statements)[number]

/** Milliseconds at the database, the mean of a round. */
export type Times = Readonly<Record<Statement, number>>

export interface Figures {
  /** Messages in each of the tables. */
  few: number
  many: number
  /** Asked in turns. */
  rounds: { few: Times; many: Times }[]
}

/** A table that is twenty times as large may be this much slower. */
const limit = 1.3

const median = ({ rounds }: Figures, size: 'few' | 'many', statement: Statement): number =>
  percentile(
    rounds.map((round) => round[size][statement]),
    0.5,
  )

export function goalsOf(figures: Figures): Goal[] {
  return statements.map((statement) => {
    const [few, many] = [median(figures, 'few', statement), median(figures, 'many', statement)]
    return {
      goal: `${statement} among ${figures.many} messages at most ${limit} of that among ${figures.few}`,
      figure: `${(many / few).toFixed(2)}: ${many.toFixed(3)} of ${few.toFixed(3)} ms`,
      met: many / few <= limit,
    }
  })
}

/** The tables of the benchmark as text. */
export const reportOf = (figures: Figures): string =>
  [
    table([
      ['ms at the database', String(figures.few), String(figures.many)],
      ...statements.map((statement) => [
        statement,
        median(figures, 'few', statement).toFixed(3),
        median(figures, 'many', statement).toFixed(3),
      ]),
    ]),
    goalTable(goalsOf(figures)),
  ].join('\n\n')
