import {
  type MemberTemplate,
  type ReportCategory,
  type ReporterTemplate,
  templatesFor,
} from '@rafiq/contracts'
import type { Choice } from './choices.ts'
import { decisionOf } from './choices.ts'
import type { Reason } from './reasons.ts'

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
