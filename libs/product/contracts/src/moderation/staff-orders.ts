import { languageSchema, storableInstant, storableText } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { roleSchema } from '../accounts/role-schema.ts'
import { errorCodes } from '../errors.ts'
import { accountChangedSchema } from '../events/events.ts'
import { limits } from '../limits.ts'
import { pauseReasonSchema } from '../members/pauses.ts'
import { genderCorrectionSchema, memberCardSchema, moderatorPauseSchema } from './moderation.ts'
import { noticeMailSchema } from './report-orders.ts'

/**
 * What the moderation service has the users service do (`/internal/staff/…`), in one transaction with its audit entry.
 * Whether `actorId` may do it is the users service's to decide, by the role that the account has at that moment.
 */
const memberId = z.uuid().toLowerCase()

export const staffActorSchema = z.object({ actorId: memberId })

/** Where the platform itself may act: profiles go under review, and come back. */
export const orderingActorSchema = z.object({ actorId: z.union([memberId, z.literal('system')]) })

/**
 * `POST /internal/staff/pauses`: with the id of a pause that is on already, nothing happens again. `replaces` are
 * pauses whose terms these take the place of; any other that is on is a conflict.
 */
export const pauseOrderSchema = orderingActorSchema.extend({
  pauseId: z.uuid(),
  replaces: z.array(z.uuid()).max(500).default([]),
  memberIds: z.array(memberId).min(1).max(limits.moderation.bulk),
  reason: pauseReasonSchema,
  until: storableInstant.nullable(),
  note: storableText({ max: limits.moderation.note, empty: true }).nullable(),
})

/** The accounts that changed, those that were so already, and whom it was refused on. */
export const pauseOrderResultSchema = z.object({
  accounts: z.array(accountChangedSchema),
  unchanged: z.array(accountChangedSchema),
  refused: z.array(z.object({ id: z.uuid(), code: z.enum(errorCodes) })),
})

/** `PUT /internal/staff/members/{memberId}/role` → 200 the account. */
export const roleOrderSchema = staffActorSchema.extend({ role: roleSchema })

/**
 * `PUT /internal/staff/members/{memberId}/gender` → 200; `noticeId` is that of the notice that the member has of it, whose
 * mail is ordered in the same transaction.
 */
export const genderOrderSchema = staffActorSchema.extend({
  ...genderCorrectionSchema.shape,
  noticeId: z.uuid(),
})
export const genderOrderResultSchema = z.object({
  account: accountChangedSchema,
  changed: z.boolean().describe('false: it was so already'),
})

/** `POST /internal/staff/members/{memberId}/deletion` → 200; the notice is mailed, since nothing else will tell. */
export const deletionOrderSchema = staffActorSchema.extend({
  notice: noticeMailSchema.nullable().default(null),
})
export const deletionResultSchema = z.object({ version: z.int().positive() })

/** `POST /internal/staff/members/{memberId}/sessions/end` → 200 `endedSessionsSchema`. */
/** `POST /internal/staff/members/{memberId}/factors/reset` → 204: passkeys, TOTP and codes go, and all sessions end. */

/** `POST /internal/staff/members/{memberId}/views` → 200: the account as staff see it, recorded as a staff read. */
export const staffViewSchema = z.object({
  account: accountChangedSchema,
  language: languageSchema,
  emailVerifiedAt: z.iso.datetime().nullable(),
  lastActiveAt: z.iso.datetime(),
  pause: moderatorPauseSchema.nullable(),
  card: memberCardSchema.nullable(),
})

export type OrderingActor = z.infer<typeof orderingActorSchema>
export type PauseOrder = z.infer<typeof pauseOrderSchema>
export type DeletionOrder = z.infer<typeof deletionOrderSchema>
export type PauseOrderResult = z.infer<typeof pauseOrderResultSchema>
export type RoleOrder = z.infer<typeof roleOrderSchema>
export type GenderOrder = z.infer<typeof genderOrderSchema>
export type GenderOrderResult = z.infer<typeof genderOrderResultSchema>
export type StaffActor = z.infer<typeof staffActorSchema>
export type StaffView = z.infer<typeof staffViewSchema>
