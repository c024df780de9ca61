import { type Goal, goalTable, table } from '../../bench/goals.ts'
import { chatGoals } from '../../fleet/load/report.ts'
import type { Verdict } from '../chat/check.ts'
import { countFamilies, type FaultKind, isKill, type LeftOut } from './faults.ts'
import type { Options } from './options.ts'

/** What became of the writes of a run. */
export interface WriteTally {
  acknowledged: number
  /** Calls that the platform could not answer, or did not. */
  unanswered: number
  lost: readonly string[]
  refusals: readonly string[]
}

export interface Outcome extends Options {
  /** The faults that there were. */
  kinds: readonly FaultKind[]
  leftOut: LeftOut
  writes: WriteTally
  /** Blocks on which services disagree in the end. */
  disagreements: number
  chat: Verdict
  /** Processes that no fault ended, and how they did. */
  crashes: readonly string[]
  /** Under a PostgreSQL that acknowledges before it has written. */
  control: Pick<WriteTally, 'acknowledged' | 'lost'>
}

/** Findings told word for word; the rest is a number. */
const told = 5

const count = (number: number): string => number.toLocaleString('en')

/** Every goal with the figure it is judged by. */
export function goalsOf({ writes, disagreements, chat, crashes, control }: Outcome): Goal[] {
  const { acknowledged, lost, refusals } = writes
  return [
    {
      goal: 'no acknowledged write of any service is lost',
      figure: `${count(lost.length)} of ${count(acknowledged)}`,
      met: lost.length === 0 && acknowledged > 0,
    },
    {
      goal: 'no call is refused or answered 500 for what a fault did',
      figure: count(refusals.length),
      met: refusals.length === 0,
    },
    {
      goal: 'all services agree on who blocks whom in the end',
      figure: count(disagreements),
      met: disagreements === 0,
    },
    ...chatGoals(chat),
    { goal: 'no process ends by itself', figure: count(crashes.length), met: crashes.length === 0 },
    {
      goal: 'the same checker finds losses where PostgreSQL acknowledges before it has written',
      figure: `${count(control.lost.length)} of ${count(control.acknowledged)}`,
      met: control.lost.length > 0,
    },
  ]
}

/** How many faults of each family there were; where there was none, why. */
function faultTable({ kinds, leftOut }: Outcome): string {
  const rows = [...countFamilies(kinds)].map(([family, number]) => [
    family,
    leftOut.has(family) ? `left out: ${leftOut.get(family)}` : count(number),
  ])
  return table([['faults', ''], ...rows])
}

/** The figures of a run as text, and the first findings in words. */
export function reportOf(outcome: Outcome): string {
  const { faults, kinds, seed, writes, chat, crashes } = outcome
  const conversations = [chat.lost, chat.vanished, chat.doubled, chat.reordered, chat.gaps]
  const found = [writes.lost, writes.refusals, ...conversations, crashes].flatMap((findings) =>
    findings.slice(0, told),
  )
  return [
    `${count(faults)} faults of seed ${seed}, ${count(kinds.filter(isKill).length)} of them kills: ${count(writes.acknowledged)} writes acknowledged, ${count(writes.unanswered)} calls that could not be answered`,
    faultTable(outcome),
    found.join('\n'),
    goalTable(goalsOf(outcome)),
  ]
    .filter(Boolean)
    .join('\n\n')
}
