// Without the schemas: whoever only shows an access is spared zod.

/** What staff did that involves a member's data (`ledger.act.<act>`). */
export const staffActs = [
  'listed',
  'opened',
  'reviewed',
  'report-read',
  'requests-read',
  'request-answered',
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
 * nothing, so that a review is all there was; `check`: of an answer in the profile; `own-report` and
 * `own-request`: what the member reported, and asked for.
 */
export const staffAccessReasons = [
  'report',
  'review',
  'check',
  'own-report',
  'own-request',
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
