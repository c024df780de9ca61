import { isComplete, type Tally, together } from '../chat/tally.ts'
import { type Goal, goalTable, table } from '../goals.ts'
import { percentile } from '../percentile.ts'

/** One load over some replicas. */
export interface Load {
  replicas: number
  /** Messages a second. */
  perSecond: number
  /** Milliseconds of processor time of all these replicas. */
  processorTime: number
  tally: Tally
}

/** Processor time of a message with several replicas, at most so many times that with one. */
const mostRatio = 1.15

const perMessage = ({ processorTime, tally }: Load): number => (processorTime / tally.acknowledged) * 1_000

const medianOf = (loads: readonly Load[], figure: (load: Load) => number): number =>
  percentile(loads.map(figure), 0.5)

const byReplicas = (loads: readonly Load[]): [replicas: number, loads: Load[]][] =>
  [...Map.groupBy(loads, ({ replicas }) => replicas)].toSorted(([one], [other]) => one - other)

/** Every goal with the figure it is judged by. */
export function goalsOf(loads: readonly Load[]): Goal[] {
  const [alone, ...several] = byReplicas(loads).map(
    ([replicas, those]) => [replicas, medianOf(those, perMessage)] as const,
  )
  const tally = together(loads.map((load) => load.tally))
  return [
    ...several.map(([replicas, microseconds]) => {
      const ratio = microseconds / (alone?.[1] ?? 0)
      return {
        goal: `processor time of a message with ${replicas} replicas at most ${mostRatio} of that with one`,
        figure: ratio.toFixed(2),
        met: ratio <= mostRatio,
      }
    }),
    {
      goal: 'every message is stored and reaches the other on another replica exactly once',
      figure: `${tally.delivered} of ${tally.sent}, ${tally.doubled} twice, ${tally.refused} refused`,
      met: isComplete(tally),
    },
  ]
}

/** The figures as text. */
export function reportOf(loads: readonly Load[]): string {
  const rows = byReplicas(loads).map(([replicas, those]) => [
    String(replicas),
    medianOf(those, ({ perSecond }) => perSecond).toFixed(0),
    medianOf(those, perMessage).toFixed(0),
    String(those.reduce((twice, { tally }) => twice + tally.doubled, 0)),
  ])
  return [
    table([['replicas', 'messages/s', 'µs of processor a message', 'twice'], ...rows]),
    goalTable(goalsOf(loads)),
  ].join('\n\n')
}
