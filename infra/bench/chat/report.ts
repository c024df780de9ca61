import { type Goal, goalTable, table } from '../goals.ts'
import { percentile } from '../percentile.ts'
import type { Latencies, Latency, Saturation } from './measure-load.ts'
import type { MemoryFigures } from './measure-memory.ts'
import type { MinuteFigures } from './measure-minute.ts'
import { connections } from './servers.ts'
import { isComplete, type Tally } from './tally.ts'

export interface Figures {
  saturation: Saturation
  latency: Latencies
  memory: { chat: MemoryFigures; plain: MemoryFigures }
  minute: MinuteFigures
}

const median = (values: readonly number[]): number => percentile(values, 0.5)
const count = (number: number): string => Math.round(number).toLocaleString('en')
const ms = (milliseconds: number): string => milliseconds.toFixed(1)
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
const summary = ({ sent, acknowledged, delivered, doubled }: Tally): string =>
  `${count(sent)} sent, ${count(acknowledged)} stored, ${count(delivered)} delivered, ${count(doubled)} twice`

/** The p50 and p99 of several rounds: the median of each. */
const medianLatency = (rounds: readonly Latency[]): Latency => ({
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
})

/** Every goal with the figure it is judged by. */
export function goalsOf({ saturation, latency, memory, minute }: Figures): Goal[] {
  const { rates, tally, stored } = saturation
  const ratio = median(rates.chat) / median(rates.inserts)
  const { p99 } = medianLatency(latency.chat)
  const heap = memory.chat.heap / memory.plain.heap
  const { held, asked } = memory.chat
  return [
    {
      goal: 'durable messages at least 0.7 times a plain insert loop',
      figure: ratio.toFixed(2),
      met: ratio >= 0.7,
    },
    {
      goal: 'every message of the load stored and delivered once',
      figure: `${summary(tally)}, ${count(stored)} in the database`,
      met: isComplete(tally) && stored === tally.acknowledged,
    },
    { goal: 'p99 to the other at half of that at most 60 ms', figure: `${ms(p99)} ms`, met: p99 <= 60 },
    {
      goal: 'every message at half of that stored and delivered once',
      figure: summary(latency.tally),
      met: isComplete(latency.tally),
    },
    { goal: 'every socket held', figure: `${count(held)} of ${count(asked)}`, met: held === asked },
    {
      goal: "heap of a socket at most 1.3 times bare Socket.IO's",
      figure: heap.toFixed(2),
      met: heap <= 1.3,
    },
    {
      goal: `every message of ${count(minute.users)} members stored and delivered once`,
      figure: summary(minute.tally),
      met: isComplete(minute.tally) && minute.held === minute.users,
    },
  ]
}

/** The tables of the benchmark as text. */
export function reportOf(figures: Figures): string {
  const { saturation, latency, memory, minute } = figures
  const rates = (name: string, rounds: readonly number[]) => [
    name,
    count(median(rounds)),
    (median(saturation.rates.chat) / median(rounds)).toFixed(2),
    rounds.map(count).join(' '),
  ]
  const times = (name: string, rounds: readonly Latency[]) => {
    const { p50, p99 } = medianLatency(rounds)
    return [name, ms(p50), ms(p99), rounds.map((round) => ms(round.p99)).join(' ')]
  }
  const bytes = (name: string, { held, heap, resident }: MemoryFigures) => [
    name,
    count(held),
    kilobytes(heap),
    kilobytes(resident),
  ]
  return [
    table([
      ['at saturation', 'a second', 'chat to it', 'by rounds'],
      rates('chat service, durable', saturation.rates.chat),
      rates('plain insert loop, a commit each', saturation.rates.inserts),
      rates(`${connections} such loops at once`, saturation.rates.manyInserts),
      rates('Socket.IO, nothing stored', saturation.rates.plain),
    ]),
    table([
      [`at ${count(latency.perSecond)} messages a second`, 'p50 ms', 'p99 ms', 'p99 by rounds'],
      times('chat service', latency.chat),
      times('Socket.IO, nothing stored', latency.plain),
    ]),
    table([
      ['a socket', 'held', 'heap kB', 'resident kB'],
      bytes('chat service', memory.chat),
      bytes('bare Socket.IO', memory.plain),
    ]),
    `${count(minute.users)} members, one message a minute each, for ${minute.seconds} s: p50 ${ms(minute.p50)} ms, ` +
      `p99 ${ms(minute.p99)} ms, ${(minute.processorShare * 100).toFixed(1)} % of a core`,
    goalTable(goalsOf(figures)),
  ].join('\n\n')
}
