import type { ReportDecisionOrder } from '@rafiq/contracts/moderation'
import { type DecisionDraft, decisionOf } from './decision-draft.ts'
import { pauseEnd, readDays } from './pause-end.ts'

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
