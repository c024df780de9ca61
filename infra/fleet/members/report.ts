import type { Latency } from '../../bench/chat/measure-load.ts'
import { isComplete, type Tally } from '../../bench/chat/tally.ts'
import { type Goal, goalTable } from '../../bench/goals.ts'

export interface Figures extends Latency {
  replicas: number
  members: number
  /** For which they wrote. */
  seconds: number
  /** Sockets that were open at the end. */
  held: number
  tally: Tally
}

/** Milliseconds from when a message was due until the other had it. */
const latencyLimit = 60

const count = (number: number): string => number.toLocaleString('en')

/** Every goal with the figure it is judged by. */
export function goalsOf({ members, held, tally, p99 }: Figures): Goal[] {
  const { sent, acknowledged, delivered, doubled } = tally
  return [
    { goal: 'every socket held', figure: `${count(held)} of ${count(members)}`, met: held === members },
    {
      goal: 'every message stored and delivered once',
      figure: `${count(sent)} sent, ${count(acknowledged)} stored, ${count(delivered)} delivered, ${count(doubled)} twice`,
      met: sent > 0 && isComplete(tally),
    },
    {
      goal: `p99 to the other at most ${latencyLimit} ms`,
      figure: `${p99.toFixed(1)} ms`,
      met: p99 <= latencyLimit,
    },
  ]
}

/** The figures as text. */
export const reportOf = (figures: Figures): string =>
  [
    `${count(figures.members)} members on a fleet of ${figures.replicas} replicas, one message a minute each, for ${figures.seconds} s: ` +
      `p50 ${figures.p50.toFixed(1)} ms, p99 ${figures.p99.toFixed(1)} ms`,
    goalTable(goalsOf(figures)),
  ].join('\n\n')
