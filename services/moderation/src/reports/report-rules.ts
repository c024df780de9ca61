import type { ErrorCode, Issue } from '@rafiq/contracts'
import { isStaff, type Role } from '@rafiq/contracts/accounts'
import {
  type ReportAction,
  type ReportDecisionOrder,
  type ReportStatus,
  reportActions,
  reportDecisions,
  templatesFor,
} from '@rafiq/contracts/moderation'
import type { Report } from '../database/tables.ts'

/** A report as the rules see it. */
export interface ReportState {
  status: ReportStatus
  assigneeId: string | null
  reporterId: string | null
  /** Null for an account that is gone. */
  subjectRole: Role | null
}

/** Somebody of staff. Reports about themselves they never see, so the rules need not know of these. */
export interface Handler {
  id: string
  role: Role
}

type Decision = (typeof reportDecisions)[number]
const isDecision = (action: ReportAction): action is Decision =>
  (reportDecisions as readonly ReportAction[]).includes(action)

/** The error code where somebody may not do this with a report now; null: they may. What is done already may be done again. */
export function reportActionError(
  action: ReportAction,
  handler: Handler,
  report: ReportState,
): ErrorCode | null {
  const { status, assigneeId, reporterId, subjectRole } = report
  const isAdmin = handler.role === 'admin'
  if (reporterId === handler.id) return 'forbidden'
  if (status === 'resolved') return 'report-resolved'
  if (action === 'note') return null
  if (action === 'release' && isAdmin) return null
  if (assigneeId !== null && assigneeId !== handler.id) return 'report-taken'
  if (action === 'take') return status === 'escalated' && !isAdmin ? 'forbidden' : null
  if (!isDecision(action)) return null
  if (assigneeId === null) return 'report-not-taken'
  const forAdmins = action === 'delete' || (subjectRole !== null && isStaff(subjectRole))
  return forAdmins && !isAdmin ? 'forbidden' : null
}

/** What is worth offering: what is allowed, and changes something. */
export function offeredActions(handler: Handler, report: ReportState): ReportAction[] {
  const changes: Partial<Record<ReportAction, boolean>> = {
    take: report.assigneeId !== handler.id,
    release: report.assigneeId !== null,
    escalate: report.status !== 'escalated' && handler.role !== 'admin',
  }
  return reportActions.filter(
    (action) => changes[action] !== false && reportActionError(action, handler, report) === null,
  )
}

/** How a report goes on. What was escalated stays so, with an admin or waiting for one. */
export function afterHandling(
  action: 'take' | 'release' | 'escalate',
  handlerId: string,
  { status }: Pick<ReportState, 'status'>,
): Pick<ReportState, 'status' | 'assigneeId'> {
  if (action === 'escalate') return { status: 'escalated', assigneeId: null }
  const isEscalated = status === 'escalated'
  if (action === 'take') return { status: isEscalated ? 'escalated' : 'taken', assigneeId: handlerId }
  return { status: isEscalated ? 'escalated' : 'open', assigneeId: null }
}

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
