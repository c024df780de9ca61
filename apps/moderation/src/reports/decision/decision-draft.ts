import { foldDigits } from '@rafiq/contracts'
import { pauseReasons } from '@rafiq/contracts/members'
import {
  type MemberTemplate,
  type ReportAction,
  type ReportCategory,
  type ReportDecision,
  type ReportDecisionOrder,
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

export type Missing = 'choice' | 'days'

type Read = { missing: Missing; order: null } | { missing: null; order: ReportDecisionOrder }

/** What a draft asks for, or what it still lacks. */
export function toOrder(draft: DecisionDraft, now: number): Read {
  const { choice, reason, toMember, toReporter } = draft
  if (choice === '') return { missing: 'choice', order: null }
  const decision = decisionOf(choice)
  const days = choice === 'pauseDays' ? readDays(draft.days) : null
  if (choice === 'pauseDays' && days === null) return { missing: 'days', order: null }
  const order: ReportDecisionOrder = {
    decision,
    until: days === null ? null : pauseEnd(days, now),
    reason: decision === 'dismiss' ? null : reason || null,
    toMember: toMember === '' ? null : { template: toMember, words: draft.words.trim() || null },
    toReporter: toReporter || null,
  }
  return { missing: null, order }
}

/** Days of a pause that has an end. */
const pauseDays = { min: 1, max: 365 } as const

const hour = 3_600_000

/** Digits of either script as they are typed. @returns null for what is no number of days */
export function readDays(text: string): number | null {
  const typed = foldDigits(text.trim())
  if (!/^\d{1,3}$/.test(typed)) return null
  const days = Number(typed)
  return days >= pauseDays.min && days <= pauseDays.max ? days : null
}

/** When a pause of so many days ends: at a full hour, so that what is sent twice is the same. */
export const pauseEnd = (days: number, now: number): string =>
  new Date(Math.ceil((now + days * 24 * hour) / hour) * hour).toISOString()
