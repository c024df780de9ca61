import type { ReportDecisionOrder } from '@rafiq/contracts'
import type { ReportContent } from './report-row.ts'

type Decided = Omit<ReportContent, 'words' | 'evidence' | 'decidedByEmail' | 'decidedAt'> & {
  decision: string | null
}

/** Whether somebody repeats what they decided: an answer was lost, or a button was pressed twice. */
export function isSameDecision(decided: Decided, handlerId: string, order: ReportDecisionOrder): boolean {
  const { decision, reason, until, toMember, toReporter } = order
  return (
    decided.decidedBy === handlerId &&
    decided.decision === decision &&
    decided.reason === reason &&
    timeOf(decided.until) === timeOf(until) &&
    decided.toMember === (toMember?.template ?? null) &&
    decided.toMemberWords === (toMember?.words ?? null) &&
    decided.toReporter === toReporter
  )
}

const timeOf = (time: string | null): number | null => (time === null ? null : Date.parse(time))
