import type { ErrorCode } from '@rafiq/contracts'
import { isStaff, type Role } from '@rafiq/contracts/accounts'
import {
  type ReportAction,
  type ReportStatus,
  reportActions,
  reportDecisions,
} from '@rafiq/contracts/moderation'

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
