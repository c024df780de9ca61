import { type ReportAction, type ReportDecision, reportDecisions } from '@rafiq/contracts'

/** What is decided as it is offered: a pause with an end is a choice of its own. */
export const choices = ['dismiss', 'warn', 'pauseDays', 'pause', 'delete'] as const
export type Choice = (typeof choices)[number]

export const decisionOf = (choice: Choice): ReportDecision => (choice === 'pauseDays' ? 'pause' : choice)

/** @param may what the server lets the one who looks do with the report now */
export const choicesFor = (may: readonly ReportAction[]): readonly Choice[] =>
  choices.filter((choice) => may.includes(decisionOf(choice)))

/** Whether anything can be decided. */
export const mayDecide = (may: readonly ReportAction[]): boolean =>
  reportDecisions.some((decision) => may.includes(decision))
