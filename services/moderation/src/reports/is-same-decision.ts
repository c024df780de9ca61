import type { ReportDecisionOrder } from '@rafiq/contracts/moderation'
import type { Report } from '../database/tables.ts'

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
