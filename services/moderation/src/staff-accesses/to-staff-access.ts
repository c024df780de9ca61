import type {
  AuditAction,
  AuditEntry,
  ReportDecision,
  StaffAccess,
  StaffAccessReason,
  StaffAct,
} from '@rafiq/contracts/moderation'

/** Entries of the audit log that are told as one, and what the member may know of the report that they belong to. */
export interface AccessRow {
  id: string
  at: string
  role: StaffAccess['role']
  action: AuditAction
  details: AuditEntry['details']
  times: number
  /** How the report ended; null where there is none, or it has not ended. */
  decision: ReportDecision | null
  /** The member made that report, and is not whom it is about. */
  ownReport: boolean
}

/** What each action is to whom it concerns; what is missing here is the team's own business. */
const acts = {
  'members.listed': 'listed',
  'reports.listed': 'listed',
  'member.read': 'opened',
  'report.read': 'reviewed',
  'report.taken': 'reviewed',
  'report.released': 'reviewed',
  'report.escalated': 'reviewed',
  'report.noted': 'reviewed',
  'report.decided': 'decided',
  'member.paused': 'paused',
  'member.activated': 'activated',
  'member.role-changed': 'role-changed',
  'member.gender-corrected': 'gender-corrected',
  'member.sessions-ended': 'sessions-ended',
  'member.factors-reset': 'factors-reset',
  'requests.listed': 'requests-read',
  'request.read': 'requests-read',
  'request.answered': 'request-answered',
  'audit.read': 'log-read',
  'audit.exported': 'log-read',
} as const satisfies Partial<Record<AuditAction, StaffAct>>

type ToldAction = keyof typeof acts
/** The actions that a member is told of. */
export const toldActions = Object.keys(acts) as ToldAction[]
/** Those of them that are one look, however often in a day: at a list, at one report, at requests, at the log. */
export const groupedActions = toldActions.filter((action) =>
  (['listed', 'reviewed', 'requests-read', 'log-read'] as StaffAct[]).includes(acts[action]),
)

/** Reasons of entries, in the words that members are told: none of them says that somebody reported them. */
const reasons: Readonly<Record<string, StaffAccessReason>> = {
  harassment: 'harassment',
  fraud: 'fraud',
  'fake-profile': 'fake-profile',
  'inappropriate-content': 'inappropriate-content',
  underage: 'underage',
  'under-review': 'under-review',
  requested: 'requested',
  reported: 'check',
  lifted: 'lifted',
  undone: 'undone',
  ended: 'ended',
}

/** An access as its member reads it: by role, never by whom. */
export function toStaffAccess({ id, at, role, times, ...row }: AccessRow): StaffAccess {
  const act = row.ownReport ? 'report-read' : acts[row.action as ToldAction]
  return { id, at, role, act, reason: reasonOf(act, row), times }
}

function reasonOf(
  act: StaffAct,
  { details, decision, ownReport }: Pick<AccessRow, 'details' | 'decision' | 'ownReport'>,
): StaffAccessReason | null {
  if (ownReport) return 'own-report'
  if (act === 'requests-read' || act === 'request-answered') return 'own-request'
  // What came to nothing is told as a review: a report that staff dismissed is nobody's to be asked about.
  if (act === 'reviewed' || act === 'decided') return decision === 'dismiss' ? 'review' : 'report'
  const given = act === 'activated' ? details.how : details.reason
  if (act === 'paused' && given === 'other') return 'breach'
  return (typeof given === 'string' && reasons[given]) || null
}
