import { languageSchema, storableInstant, storableText } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { roleSchema } from '../accounts/role-schema.ts'
import { connectionStatusSchema } from '../connections/connections.ts'
import { errorCodes } from '../errors.ts'
import { limits } from '../limits.ts'
import { matchCardSchema } from '../matching/match-card.ts'
import { pauseReasonSchema, staffPauseSchema } from '../members/pauses.ts'
import { cityKeys } from '../questionnaire/catalogues/keys.ts'
import { genderSchema } from '../questionnaire/choice-schemas.ts'
import { auditEntrySchema } from './audit.ts'
import { genderCorrectionReasons, moderatorSorts, moderatorStatuses } from './moderator-values.ts'

const userId = z.uuid().toLowerCase()

/** One row of the panel: the spec's moderator list entry (§3), and whose pause it is. Staff have no name or city. */
export const moderatorUserSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string().nullable(),
    location: z.enum(cityKeys).nullable(),
    role: roleSchema,
    isActive: z.boolean(),
    pausedByStaff: z
      .boolean()
      .describe('false while inactive: the member paused matching, which staff cannot undo'),
    phoneShareConsent: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ModeratorUser' })

/**
 * `GET /api/moderator/users`, or `POST /api/moderator/users/search` with the same in its body: newest first unless told
 * otherwise. `search` is a part of the e-mail address; with fewer than `limits.moderation.minSearch` characters it is its
 * beginning. A cursor is good for the query that it came from. Both hold parts of addresses and names, so the panel asks
 * by the body (ASVS 14.2.1).
 */
export const moderatorUsersQuerySchema = z
  .object({
    search: storableText({ max: limits.email.max, empty: true }).toLowerCase(),
    role: roleSchema,
    status: z.enum(moderatorStatuses),
    sort: z.enum(moderatorSorts).default('createdAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
    limit: z.coerce.number().int().min(1).max(limits.moderation.maxPage).default(limits.moderation.page),
    cursor: z.string().max(1_000),
  })
  .partial({ search: true, role: true, status: true, cursor: true })

/** Both of them. What comes with it is in `moderatorHeaders`. */
export const moderatorUsersSchema = z.array(moderatorUserSchema)

/** `GET /api/moderator/stats` (spec §2): "New This Month" by the calendar of Riyadh. */
export const moderatorStatsSchema = z
  .object({
    totalUsers: z.int().min(0),
    activeUsers: z.int().min(0),
    phoneSharingEnabled: z.int().min(0),
    newThisMonth: z.int().min(0),
  })
  .meta({ id: 'ModeratorStats' })

/** `GET /api/moderator/stats/series`: the last `count` days or months, the current one included. */
export const moderatorSeriesQuerySchema = z.object({
  step: z.enum(['day', 'month']).default('month'),
  count: z.coerce.number().int().min(1).max(limits.moderation.maxPoints).default(12),
})

/** By the calendar of Riyadh, oldest first, a point for each day or month also where nothing happened. */
export const moderatorSeriesSchema = z
  .object({
    step: z.enum(['day', 'month']),
    points: z.array(
      z.object({
        start: z.iso.date().describe('its first day'),
        joined: z.int().min(0),
        deleted: z.int().min(0),
        total: z.int().describe('accounts at its end'),
      }),
    ),
  })
  .meta({ id: 'ModeratorSeries' })

const statusCounts = z.record(connectionStatusSchema, z.int().min(0))

/** `GET /internal/members/{memberId}/counts` of the connections service: how many contacts, by how far they are. */
export const connectionCountsSchema = z.object({ made: statusCounts, received: statusCounts })

const noteSchema = storableText({ max: limits.moderation.note, empty: true })

/** A profile as matches see it; the phone is null where it is not shared. Habits are for matches who answered the same alone. */
export const memberCardSchema = matchCardSchema
  .omit({ connectionStatus: true, saved: true, matchPercentage: true, points: true, habits: true })
  .meta({ id: 'MemberCard' })

/** The pause that is on; `note` is for staff alone and goes with the account. */
export const moderatorPauseSchema = staffPauseSchema
  .extend({
    id: z.uuid(),
    since: z.iso.datetime(),
    note: z.string().nullable(),
  })
  .meta({ id: 'ModeratorPause' })

/** `GET /api/moderator/users/{id}`: recorded as a staff read. */
export const moderatorUserDetailSchema = z
  .object({
    user: moderatorUserSchema,
    language: languageSchema,
    emailVerifiedAt: z.iso.datetime().nullable(),
    lastActiveAt: z.iso.datetime(),
    pause: moderatorPauseSchema.nullable(),
    card: memberCardSchema.nullable().describe('null for staff'),
    connections: connectionCountsSchema
      .nullable()
      .describe('null while the connections service is unavailable'),
    history: z.array(auditEntrySchema).describe('what staff did and read, newest first, 100 at most'),
  })
  .meta({ id: 'ModeratorUserDetail' })

const pauseDetails = {
  reason: pauseReasonSchema.default('other'),
  until: storableInstant.nullable().default(null).describe('lies ahead; null: until staff lift it'),
  note: noteSchema.nullable().default(null).describe('for staff alone'),
}

/**
 * `PATCH /api/moderator/users/{id}` → 200 the entry. 403 oneself, or a moderator on an admin; 404 gone; 409 somebody
 * else has paused it meanwhile; 422 `paused-by-member`: nothing of staff's to lift.
 */
export const moderatorUserChangeSchema = z
  .object({ isActive: z.boolean(), ...pauseDetails })
  .meta({ id: 'ModeratorUserChange' })

/** `PUT /api/moderator/users/{id}/role`, admins only → 200 the entry; 403 oneself; 422 `last-admin`. */
export const roleChangeSchema = z.object({ role: roleSchema }).meta({ id: 'RoleChange' })

/**
 * `PUT /api/moderator/users/{id}/gender` → 200 the entry; nothing happens where it is so already. 403 oneself, or a
 * moderator on an admin; 404 gone; 422 an account without a questionnaire. The member's matches start anew, whom they
 * were in contact with and no longer fit is hidden on both sides, and they are told.
 */
export const genderCorrectionSchema = z
  .object({ gender: genderSchema, reason: z.enum(genderCorrectionReasons) })
  .meta({ id: 'GenderCorrection' })

/** `POST /api/moderator/pauses`: pauses many; whom it may not or cannot pause is named, the others are paused. */
export const bulkPauseSchema = z
  .object({ ids: z.array(userId).min(1).max(limits.moderation.bulk), ...pauseDetails })
  .meta({ id: 'BulkPause' })

/** 200. `users` are those it has paused: `POST /api/moderator/pauses/{pauseId}/undo` makes just these active again. */
export const bulkPauseResultSchema = z
  .object({
    pauseId: z.uuid(),
    users: z.array(moderatorUserSchema),
    refused: z.array(z.object({ id: z.uuid(), code: z.enum(errorCodes) })),
  })
  .meta({ id: 'BulkPauseResult' })

/** `POST /api/moderator/pauses/{pauseId}/undo` → 200: those whose pause was still this one; none where it is over. */
export const undoPauseResultSchema = bulkPauseResultSchema
  .pick({ users: true, refused: true })
  .meta({ id: 'UndoPauseResult' })

export type ModeratorUser = z.infer<typeof moderatorUserSchema>
export type ModeratorSort = (typeof moderatorSorts)[number]
export type ModeratorStatus = (typeof moderatorStatuses)[number]
export type ModeratorUsersQuery = z.infer<typeof moderatorUsersQuerySchema>
export type ModeratorStats = z.infer<typeof moderatorStatsSchema>
export type ModeratorSeriesQuery = z.infer<typeof moderatorSeriesQuerySchema>
export type ModeratorSeries = z.infer<typeof moderatorSeriesSchema>
export type ConnectionCounts = z.infer<typeof connectionCountsSchema>
export type MemberCard = z.infer<typeof memberCardSchema>
export type ModeratorPause = z.infer<typeof moderatorPauseSchema>
export type ModeratorUserDetail = z.infer<typeof moderatorUserDetailSchema>
export type ModeratorUserChange = z.infer<typeof moderatorUserChangeSchema>
export type RoleChange = z.infer<typeof roleChangeSchema>
export type GenderCorrection = z.infer<typeof genderCorrectionSchema>
export type BulkPause = z.infer<typeof bulkPauseSchema>
export type BulkPauseResult = z.infer<typeof bulkPauseResultSchema>
export type UndoPauseResult = z.infer<typeof undoPauseResultSchema>
