import { z } from 'zod'
import { consentEntrySchema } from './consent.ts'

const people = z.int().min(0)

/** How many different members were shown one member's profile, photo and number on a day of Riyadh. */
export const dayOfViewsSchema = z
  .object({ day: z.iso.date(), profile: people, photo: people, phone: people })
  .meta({ id: 'DayOfViews' })

/**
 * `GET /api/user/ledger`: what the caller's data was shown to members, and the caller's own word on that. Days without a
 * view are left out; the latest day and the latest consent come first. Who the members are is told to nobody.
 */
export const memberLedgerSchema = z
  .object({ views: z.array(dayOfViewsSchema), consents: z.array(consentEntrySchema) })
  .meta({ id: 'MemberLedger' })

export type DayOfViews = z.infer<typeof dayOfViewsSchema>
export type MemberLedger = z.infer<typeof memberLedgerSchema>
