import { z } from 'zod'

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

export const pauseReasonSchema = z.enum(pauseReasons)

/** A pause by staff as its member is told; without an end it lasts until staff lift it. */
export const staffPauseSchema = z
  .object({ reason: pauseReasonSchema, until: z.iso.datetime().nullable() })
  .meta({ id: 'StaffPause' })

export type PauseReason = z.infer<typeof pauseReasonSchema>
export type StaffPause = z.infer<typeof staffPauseSchema>
