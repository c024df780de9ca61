/** Why a member reports somebody (`reports.category.<key>`). */
export const reportCategories = [
  'harassment',
  'fraud',
  'fake-profile',
  'inappropriate-content',
  'underage',
  'other',
] as const

/** What can be reported. */
export const reportSubjects = ['profile', 'message'] as const

/** How far a report is. `escalated` is for admins to take. */
export const reportStatuses = ['open', 'taken', 'escalated', 'resolved'] as const

/** What staff decide. `delete` is for admins. */
export const reportDecisions = ['dismiss', 'warn', 'pause', 'delete'] as const

/** What somebody of staff may do with a report at a moment; the decisions are told one by one. */
export const reportActions = ['take', 'release', 'escalate', 'note', ...reportDecisions] as const
