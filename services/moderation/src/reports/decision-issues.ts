import type { Issue } from '@rafiq/contracts'
import { type ReportDecisionOrder, templatesFor } from '@rafiq/contracts/moderation'

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
