// Without the schemas: whoever only shows an access is spared zod.

/** What staff did that involves a member's data (`ledger.act.<act>`). */
export const staffActs = [
  'listed',
  'opened',
  'reviewed',
  'report-read',
  'decided',
  'paused',
  'activated',
  'role-changed',
  'gender-corrected',
  'sessions-ended',
  'factors-reset',
  'log-read',
] as const

/**
 * Why (`ledger.reason.<reason>`). `report`: one about the member, of whose outcome they know; `review`: one that came to
 * nothing, so that a review is all there was; `check`: of an answer in the profile; `own-report`: one that the member made.
 */
export const staffAccessReasons = [
  'report',
  'review',
  'check',
  'own-report',
  'harassment',
  'fraud',
  'fake-profile',
  'inappropriate-content',
  'underage',
  'under-review',
  'breach',
  'requested',
  'lifted',
  'undone',
  'ended',
] as const
