import { type Goal, goalTable, table } from '../goals.ts'
import { percentile } from '../percentile.ts'
import type { ProcessMemory } from './process-memory.ts'

export interface Figures {
  /** Seconds of the start that builds, makes the database and publishes. */
  first: number
  /** Seconds of later starts. */
  warm: number[]
  /** Of every process, after each later start. */
  memory: ProcessMemory[][]
}

/** Seconds until the platform says that it is ready. */
const longestStart = 8
/** MB of all processes together. */
const mostMemory = 700

const median = (values: readonly number[]): number => percentile(values, 0.5)
const total = (memory: readonly ProcessMemory[]): number =>
  memory.reduce((sum, { megabytes }) => sum + megabytes, 0)

/** Every goal with the figure it is judged by. */
export function goalsOf({ warm, memory }: Pick<Figures, 'warm' | 'memory'>): Goal[] {
  const [seconds, megabytes] = [median(warm), median(memory.map(total))]
  return [
    {
      goal: `a warm start at most ${longestStart} s`,
      figure: `${seconds.toFixed(1)} s`,
      met: seconds <= longestStart,
    },
    {
      goal: `idle memory of all processes at most ${mostMemory} MB`,
      figure: `${megabytes.toFixed(0)} MB`,
      met: megabytes <= mostMemory,
    },
  ]
}

/** The tables of the benchmark as text. */
export function reportOf(figures: Figures): string {
  const { first, warm, memory } = figures
  const last = memory.at(-1) ?? []
  return [
    `first start ${first.toFixed(1)} s; warm starts ${warm.map((seconds) => seconds.toFixed(1)).join(', ')} s`,
    `${last.length} processes, the largest, MB`,
    table(last.slice(0, 10).map(({ command, megabytes }) => [megabytes.toFixed(0), command])),
    goalTable(goalsOf(figures)),
  ].join('\n\n')
}
