import { type Goal, goalTable } from '../../bench/goals.ts'
import type { Verdict } from '../../chaos/chat/check.ts'
import { chatGoals, firstFailures, noFailure, noLostWrite, runTable, someFailure } from '../load/report.ts'
import type { Run } from '../own-fleet.ts'

export interface Outcome {
  /** Replicas were told to stop. */
  drained: Run
  /** Replicas were killed. */
  killed: Run
  /** What became of the conversations while replicas were told to stop. */
  chat: Verdict
}

/** Every goal with the figure it is judged by. */
export const goalsOf = ({ drained, killed, chat }: Outcome): Goal[] => [
  noFailure('no request fails in a rolling restart of everything', drained),
  noLostWrite([drained]),
  ...chatGoals(chat),
  someFailure('the same load fails where replicas are killed', killed),
]

/** The tables of a run as text, and the first failures of the rolling restart in words. */
export const reportOf = (outcome: Outcome): string =>
  [
    runTable('replicas are', { 'told to stop': outcome.drained, killed: outcome.killed }),
    firstFailures(outcome.drained.failures),
    goalTable(goalsOf(outcome)),
  ]
    .filter(Boolean)
    .join('\n\n')
