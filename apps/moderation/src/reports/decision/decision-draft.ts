import { pauseReasons } from '@rafiq/contracts/members'
import {
  type MemberTemplate,
  type ReportAction,
  type ReportCategory,
  type ReportDecision,
  type ReporterTemplate,
  reportDecisions,
  templatesFor,
} from '@rafiq/contracts/moderation'

/** What is decided as it is offered: a pause with an end is a choice of its own. */
const choices = ['dismiss', 'warn', 'pauseDays', 'pause', 'delete'] as const
export type Choice = (typeof choices)[number]

export const decisionOf = (choice: Choice): ReportDecision => (choice === 'pauseDays' ? 'pause' : choice)

/** @param may what the server lets the one who looks do with the report now */
export const choicesFor = (may: readonly ReportAction[]): readonly Choice[] =>
  choices.filter((choice) => may.includes(decisionOf(choice)))

/** Whether anything can be decided. */
export const mayDecide = (may: readonly ReportAction[]): boolean =>
  reportDecisions.some((decision) => may.includes(decision))

/** Why somebody is warned, paused or deleted; being under review is no decision. */
export const reasons = pauseReasons.filter((reason) => reason !== 'under-review')
export type Reason = Exclude<(typeof pauseReasons)[number], 'under-review'>

/** A decision as it is being made; an empty text is not chosen yet, or nothing. */
export interface DecisionDraft {
  choice: Choice | ''
  /** Of a pause with an end, as typed. */
  days: string
  reason: Reason | ''
  toMember: MemberTemplate | ''
  /** Added to the template, as typed. */
  words: string
  toReporter: ReporterTemplate | ''
}

export const emptyDraft: DecisionDraft = {
  choice: '',
  days: '7',
  reason: '',
  toMember: '',
  words: '',
  toReporter: '',
}

/** The warning that says most about what was reported. */
const warnings: Record<ReportCategory, MemberTemplate> = {
  harassment: 'warning-conduct',
  fraud: 'warning-fraud',
  'fake-profile': 'warning-profile',
  'inappropriate-content': 'warning-content',
  underage: 'warning-profile',
  other: 'warning-conduct',
}

/**
 * Another choice brings the messages that usually go with it; days, reason and words stay as they are.
 * @param report whose reporter may be gone; a dismissal is told to a member only where a hold ends with it, since others never knew
 */
export function chosen(
  draft: DecisionDraft,
  choice: Choice,
  report: { category: ReportCategory; held: boolean; reporter: object | null },
): DecisionDraft {
  const decision = decisionOf(choice)
  const { toMember, toReporter } = templatesFor[decision]
  const usual = decision === 'warn' ? warnings[report.category] : (toMember[0] ?? '')
  return {
    ...draft,
    choice,
    reason: decision === 'dismiss' ? '' : draft.reason || report.category,
    toMember: decision === 'dismiss' && !report.held ? '' : usual,
    toReporter: (report.reporter && toReporter[0]) || '',
  }
}

const fields = Object.keys(emptyDraft) as (keyof DecisionDraft)[]

/** Whether a value that was kept in the browser is a draft of ours. */
export function isDraft(value: unknown): value is DecisionDraft {
  if (typeof value !== 'object' || value === null) return false
  const kept = value as Partial<Record<keyof DecisionDraft, unknown>>
  return (
    fields.every((field) => typeof kept[field] === 'string') &&
    (kept.choice === '' || choices.some((choice) => choice === kept.choice))
  )
}
