import { z } from 'zod'
import { pauseReasons } from './pause-reasons.ts'

export const pauseReasonSchema = z.enum(pauseReasons)

/** A pause by staff as its member is told; without an end it lasts until staff lift it. */
export const staffPauseSchema = z
  .object({ reason: pauseReasonSchema, until: z.iso.datetime().nullable() })
  .meta({ id: 'StaffPause' })

export type StaffPause = z.infer<typeof staffPauseSchema>
