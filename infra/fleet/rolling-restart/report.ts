import { type Goal, goalTable, table } from '../../bench/goals.ts'
import { percentile } from '../../bench/percentile.ts'
import type { Verdict } from '../../chaos/chat/check.ts'
import type { Failure, LoadTally } from './load.ts'

/** A load under which replicas were restarted. */
export interface Run extends LoadTally {
  restarts: number
  /** Acknowledged messages of the load that PostgreSQL does not have. */
  lost: number
}

export interface Outcome {
  /** Replicas were told to stop. */
  drained: Run
  /** Replicas were killed. */
  killed: Run
  /** What became of the conversations while replicas were told to stop. */
  chat: Verdict
}

/** Failures told one by one; the rest is a number. */
const told = 12

const count = (number: number): string => number.toLocaleString('en')

/** Every goal with the figure it is judged by. */
export function goalsOf({ drained, killed, chat }: Outcome): Goal[] {
  const lost = [...chat.lost, ...chat.vanished]
  return [
    {
      goal: 'no request fails in a rolling restart of everything',
      figure: `${count(drained.failures.length)} of ${count(drained.made)}`,
      met: drained.failures.length === 0 && drained.made > 0,
    },
    {
      goal: 'no acknowledged write of the load is lost',
      figure: `${count(drained.lost)} of ${count(drained.messages.length)}`,
      met: drained.lost === 0 && drained.messages.length > 0,
    },
    {
      goal: 'conversations over sockets lose no message',
      figure: `${count(lost.length)} of ${count(chat.sent)}`,
      met: lost.length === 0 && chat.sent > 0 && chat.acknowledged === chat.sent,
    },
    {
      goal: 'conversations double and reorder none',
      figure: count(chat.doubled.length + chat.reordered.length + chat.gaps.length),
      met: chat.doubled.length + chat.reordered.length + chat.gaps.length === 0,
    },
    {
      goal: 'the same load fails where replicas are killed',
      figure: `${count(killed.failures.length)} of ${count(killed.made)}`,
      met: killed.failures.length > 0,
    },
  ]
}

const milliseconds = (value: number): string => count(Math.round(value))

function row(name: string, { restarts, made, failures, lost, times }: Run): string[] {
  const at = (share: number) => (times.length === 0 ? '' : milliseconds(percentile(times, share)))
  return [name, ...[restarts, made, failures.length, lost].map(count), at(0.5), at(0.99), at(1)]
}

const sentence = ({ during, method, kind, what }: Failure): string =>
  `while ${during || 'nothing'} restarted: ${method} ${kind}: ${what}`

/** The tables of a run as text, and the first failures of the rolling restart in words. */
export function reportOf(outcome: Outcome): string {
  const { drained, killed } = outcome
  const columns = [
    'replicas are',
    'restarts',
    'requests',
    'failed',
    'lost writes',
    'p50 ms',
    'p99 ms',
    'longest ms',
  ]
  const found = drained.failures.slice(0, told).map(sentence)
  return [
    table([columns, row('told to stop', drained), row('killed', killed)]),
    ...(found.length > 0 ? [found.join('\n')] : []),
    goalTable(goalsOf(outcome)),
  ].join('\n\n')
}
