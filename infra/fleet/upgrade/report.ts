import { type Goal, goalTable } from '../../bench/goals.ts'
import type { Verdict } from '../../chaos/chat/check.ts'
import { chatGoals, firstFailures, noFailure, noLostWrite, runTable, someFailure } from '../load/report.ts'
import type { Run } from '../own-fleet.ts'

/** Loads in the order in which they were made. */
export interface Outcome {
  /** One replica of each service became the new version, and both answered. */
  sideBySide: Run
  /** So did the others. */
  upgraded: Run
  /** All replicas became the version before, on the schema of the new one. */
  back: Run
  /** A column that the version before reads was taken away. */
  contracted: Run
  /** What became of the conversations from the first of them to the way back. */
  chat: Verdict
}

/** Every goal with the figure it is judged by. */
export const goalsOf = ({ sideBySide, upgraded, back, contracted, chat }: Outcome): Goal[] => [
  noFailure('no request fails while the version before and this one answer side by side', sideBySide),
  noFailure('no request fails while the rest is upgraded', upgraded),
  noFailure('no request fails on the way back, on the schema of this version', back),
  noLostWrite([sideBySide, upgraded, back]),
  ...chatGoals(chat),
  someFailure('the same load fails where a column that is read is gone', contracted),
]

/** The tables of a run as text, and the first failures in words. */
export const reportOf = (outcome: Outcome): string => {
  const { sideBySide, upgraded, back, contracted } = outcome
  const failures = [sideBySide, upgraded, back].flatMap((run) => run.failures)
  return [
    runTable('upgrade', {
      'both versions side by side': sideBySide,
      'the rest upgraded': upgraded,
      'gone back': back,
      'a column taken away': contracted,
    }),
    firstFailures(failures),
    goalTable(goalsOf(outcome)),
  ]
    .filter(Boolean)
    .join('\n\n')
}
