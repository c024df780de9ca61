import { type Goal, table } from '../../bench/goals.ts'
import { percentile } from '../../bench/percentile.ts'
import type { Verdict } from '../../chaos/chat/check.ts'
import type { Run } from '../own-fleet.ts'
import type { Failure } from './load.ts'

/** Failures told one by one; the rest is a number. */
const told = 12

const count = (number: number): string => number.toLocaleString('en')

const failed = ({ failures, made }: Run): string => `${count(failures.length)} of ${count(made)}`

/** @param goal what the figure has to be none of */
export const noFailure = (goal: string, run: Run): Goal => ({
  goal,
  figure: failed(run),
  met: run.failures.length === 0 && run.made > 0,
})

/** What a control has to show, or a load without failures would prove nothing. */
export const someFailure = (goal: string, run: Run): Goal => ({
  goal,
  figure: failed(run),
  met: run.failures.length > 0,
})

export const noLostWrite = (runs: readonly Run[]): Goal => {
  const lost = runs.reduce((sum, run) => sum + run.lost, 0)
  const acknowledged = runs.reduce((sum, { messages }) => sum + messages.length, 0)
  return {
    goal: 'no acknowledged write of the load is lost',
    figure: `${count(lost)} of ${count(acknowledged)}`,
    met: lost === 0 && acknowledged > 0,
  }
}

/** What becomes of conversations over sockets meanwhile. */
export function chatGoals(chat: Verdict): Goal[] {
  const lost = chat.lost.length + chat.vanished.length
  const disordered = chat.doubled.length + chat.reordered.length + chat.gaps.length
  return [
    {
      goal: 'conversations over sockets lose no message',
      figure: `${count(lost)} of ${count(chat.sent)}`,
      met: lost === 0 && chat.sent > 0 && chat.acknowledged === chat.sent,
    },
    { goal: 'conversations double and reorder none', figure: count(disordered), met: disordered === 0 },
  ]
}

const milliseconds = (value: number): string => count(Math.round(value))

function row(name: string, { restarts, made, failures, lost, times }: Run): string[] {
  const at = (share: number) => (times.length === 0 ? '' : milliseconds(percentile(times, share)))
  return [name, ...[restarts, made, failures.length, lost].map(count), at(0.5), at(0.99), at(1)]
}

/**
 * The figures of each load as a table.
 *
 * @param title of the first column, which says what went on meanwhile
 */
export const runTable = (title: string, runs: Readonly<Record<string, Run>>): string =>
  table([
    [title, 'restarts', 'requests', 'failed', 'lost writes', 'p50 ms', 'p99 ms', 'longest ms'],
    ...Object.entries(runs).map(([name, run]) => row(name, run)),
  ])

const sentence = ({ during, method, kind, what }: Failure): string =>
  `while ${during || 'nothing'} restarted: ${method} ${kind}: ${what}`

/** The first failures in words, a line each. */
export const firstFailures = (failures: readonly Failure[]): string =>
  failures.slice(0, told).map(sentence).join('\n')
