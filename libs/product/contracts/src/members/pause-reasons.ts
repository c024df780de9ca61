// Without the schema: whoever only offers or shows a reason is spared zod.

/** Why staff may pause an account. The member reads it, in the words of their language (`pause.<reason>`). */
export const pauseReasons = [
  'harassment',
  'fraud',
  'fake-profile',
  'inappropriate-content',
  'underage',
  'under-review',
  'other',
] as const
export type PauseReason = (typeof pauseReasons)[number]
