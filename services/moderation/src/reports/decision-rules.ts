import type { Issue } from '@rafiq/contracts'
import { type ReportDecisionOrder, templatesFor } from '@rafiq/contracts/moderation'
import type { Report } from '../database/tables.ts'

/** What does not go together in a decision. @param now decides whether an end lies ahead */
export function decisionIssues(order: ReportDecisionOrder, now: Date): Issue[] {
  const { decision, until, reason, toMember, toReporter } = order
  const templates = templatesFor[decision]
  const rules: readonly (readonly [boolean, string, string])[] = [
    [(decision === 'dismiss') !== (reason === null), 'reason', 'given unless it is dismissed'],
    [until !== null && decision !== 'pause', 'until', 'for pauses'],
    [until !== null && new Date(until) <= now, 'until', 'lies in the past'],
    [toMember === null && decision === 'warn', 'toMember', 'a warning is told'],
    [
      toMember !== null && !templates.toMember.includes(toMember.template),
      'toMember.template',
      'of another decision',
    ],
    [toReporter !== null && !templates.toReporter.includes(toReporter), 'toReporter', 'of another decision'],
  ]
  return rules.filter(([broken]) => broken).map(([, path, message]) => ({ path, message }))
}

type Decided = Pick<
  Report,
  'decidedBy' | 'decision' | 'reason' | 'until' | 'toMember' | 'toMemberWords' | 'toReporter'
>

/** Whether somebody repeats what they decided: an answer was lost, or a button was pressed twice. */
export function isSameDecision(decided: Decided, handlerId: string, order: ReportDecisionOrder): boolean {
  const { decision, reason, until, toMember, toReporter } = order
  return (
    decided.decidedBy === handlerId &&
    decided.decision === decision &&
    decided.reason === reason &&
    (decided.until?.getTime() ?? null) === (until === null ? null : Date.parse(until)) &&
    decided.toMember === (toMember?.template ?? null) &&
    decided.toMemberWords === (toMember?.words ?? null) &&
    decided.toReporter === toReporter
  )
}
