import { type Goal, goalTable, table } from '../../bench/goals.ts'
import { percentile } from '../../bench/percentile.ts'
import type { Verdict } from './check.ts'
import type { Options } from './options.ts'

/** A run: what was asked of it, and what the checker found on either side. */
export interface Outcome extends Options {
  chat: Verdict
  baseline: Verdict
  /** Replicas of the chat service that no fault ended. */
  crashes: readonly string[]
}

/** Findings told word for word; the rest is a number. */
const told = 3

const kinds = ['lost', 'vanished', 'doubled', 'reordered', 'gaps', 'phantoms', 'marks'] as const

const count = (number: number): string => number.toLocaleString('en')
const none = (goal: string, found: readonly string[]): Goal => ({
  goal,
  figure: count(found.length),
  met: found.length === 0,
})

/** Every goal with the figure it is judged by. */
export function goalsOf({ messages, chat, baseline, crashes }: Outcome): Goal[] {
  return [
    {
      goal: 'every message is acknowledged in the end',
      figure: `${count(chat.acknowledged)} of ${count(messages)}`,
      met: chat.acknowledged === messages,
    },
    none('none lost', [...chat.lost, ...chat.vanished]),
    none('none doubled', chat.doubled),
    none('none out of order', chat.reordered),
    none('no gap in the sequences', chat.gaps),
    none('none that nobody sent', chat.phantoms),
    none('the last mark of everybody is stored', chat.marks),
    none('no replica ends by itself', crashes),
    {
      goal: 'the same checker finds losses in the plain Socket.IO baseline',
      figure: count(baseline.lost.length + baseline.vanished.length),
      met: baseline.lost.length + baseline.vanished.length > 0,
    },
  ]
}

/** The tables of a run as text, and the first findings about the chat service in words. */
export function reportOf(outcome: Outcome): string {
  const { chat, baseline, seed, faults } = outcome
  const row = (name: string, { sent, acknowledged, delays, wire: _, ...found }: Verdict) => [
    name,
    ...[sent, acknowledged, ...kinds.map((kind) => found[kind].length)].map(count),
    ...(delays.length > 0
      ? [percentile(delays, 0.5), percentile(delays, 0.99), percentile(delays, 1)].map(count)
      : ['', '', '']),
  ]
  const columns = ['sent', 'acknowledged', ...kinds, 'p50 ms', 'p99 ms', 'longest ms']
  const found = kinds.flatMap((kind) => chat[kind].slice(0, told).map((what) => `${kind}: ${what}`))
  const sentences = [...found, ...outcome.crashes.slice(0, told)]
  return [
    `${count(faults)} faults of seed ${seed}`,
    table([['', ...columns], row('chat service', chat), row('plain Socket.IO', baseline)]),
    ...(sentences.length > 0 ? [sentences.join('\n')] : []),
    `Over the sockets: ${count(chat.wire.arrived)} messages, ${count(chat.wire.repeated)} of them again and ${count(chat.wire.late)} behind a later one, which clients put right; what they show is judged.`,
    goalTable(goalsOf(outcome)),
  ].join('\n\n')
}
