import { languageSchema } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { accountSecuritySchema, passkeySchema } from '../accounts/factors.ts'
import { roleSchema } from '../accounts/role-schema.ts'
import { memberSessionSchema } from '../accounts/sessions.ts'
import { agreementSchema } from '../chat/agreements.ts'
import { chatMessageSchema } from '../chat/chat.ts'
import { questionCardSchema } from '../chat/question-cards.ts'
import { blockedMemberSchema } from '../connections/blocks.ts'
import { connectionSchema, connectionStatusSchema } from '../connections/connections.ts'
import type { MemberDataService } from '../events/events.ts'
import { habitsSchema } from '../habits/habits.ts'
import { markedMatchSchema } from '../matching/match-marks.ts'
import { awayNoticeKinds, awayNoticesSchema, noticeWays } from '../members/away-notices.ts'
import { consentEntrySchema } from '../members/consent.ts'
import { dayOfViewsSchema } from '../members/ledger.ts'
import { userProfileSchema } from '../members/profile.ts'
import { ownReportsSchema } from '../moderation/member-reports.ts'
import { noticesSchema } from '../moderation/notices.ts'
import { ownRequestsSchema } from '../moderation/requests.ts'
import { staffAccessesSchema } from '../moderation/staff-accesses.ts'

const answers = userProfileSchema.pick({
  name: true,
  gender: true,
  age: true,
  phone: true,
  nationality: true,
  hasApartment: true,
  budget: true,
  location: true,
  area: true,
  lifestyle: true,
  roomSharing: true,
  bathroomSharing: true,
  bio: true,
})

/** What the connections service holds: own contacts newest first, and those that others made, who are not named. */
const connectionsExport = z.object({
  contacts: z.array(connectionSchema),
  received: z.array(
    z.object({
      status: z.string(),
      contactedAt: z.iso.datetime(),
      remindedAt: z.iso.datetime().nullable().describe('when the reminder of it was due; none before that'),
    }),
  ),
})

/**
 * What the chat service holds: the rooms, newest activity first, and what the member wrote in them, oldest first: messages,
 * and the question cards with the own answers. What the other one answered is theirs; the agreement of a room is of both,
 * as it stands and as it was last agreed, with the own approval.
 */
const chatExport = z.object({
  rooms: z.array(
    z.object({
      id: z.uuid(),
      otherUser: z.object({ name: z.string().nullable() }),
      createdAt: z.iso.datetime(),
      lastActivityAt: z.iso.datetime(),
    }),
  ),
  messages: z.array(chatMessageSchema.pick({ id: true, chatRoomId: true, content: true, createdAt: true })),
  questions: z.array(
    questionCardSchema.pick({ id: true, chatRoomId: true, question: true, askedAt: true }).extend({
      askedByYou: z.boolean(),
      answer: z.object({ content: z.string(), answeredAt: z.iso.datetime() }).nullable(),
    }),
  ),
  agreements: z.array(
    agreementSchema.pick({ chatRoomId: true, version: true, sections: true }).extend({
      savedByYou: z.boolean(),
      savedAt: z.iso.datetime(),
      approvedAt: z.iso.datetime().nullable(),
    }),
  ),
})

/**
 * What the moderation service holds beside a copy of the account: what staff did to it, who of them looked at it, what the
 * member reported and asked for, and what they were told, each newest first. Who reported the member is not told.
 */
const moderationExport = z.object({
  reports: ownReportsSchema,
  notices: noticesSchema,
  requests: ownRequestsSchema,
  actions: z.array(
    z.object({ action: z.string(), at: z.iso.datetime(), details: z.record(z.string(), z.json()) }),
  ),
  accesses: staffAccessesSchema,
})

/** `GET /internal/members/{memberId}/export` of each service that holds data of members; empty lists for who is unknown. */
export const memberDataSchemas = {
  connections: connectionsExport,
  chat: chatExport,
  moderation: moderationExport,
} as const satisfies Record<MemberDataService, z.ZodType>

/**
 * `GET /api/user/export`: all that the platform holds on the caller, but the password's hash and the secrets of sessions
 * and factors. The profile is null for staff; the photo is a data URL. Consents are oldest first. `pairs` is how far
 * contacts are as the matching knows it; who contacted the caller is not named. `blocks` are the caller's own, newest
 * first, those that were lifted too; who blocked the caller is not told. `matchMarks` are whom the caller saved or put
 * aside, newest first; who marked the caller is not told.
 */
export const memberExportSchema = z
  .object({
    exportedAt: z.iso.datetime(),
    account: z.object({
      id: z.uuid(),
      email: z.string(),
      role: roleSchema,
      language: languageSchema,
      createdAt: z.iso.datetime(),
      lastActiveAt: z.iso.datetime(),
      emailVerifiedAt: z.iso.datetime().nullable(),
      phoneShareConsent: z.boolean(),
      isActive: z.boolean(),
      pausedByStaff: z.boolean(),
    }),
    profile: answers.nullable(),
    habits: habitsSchema.nullable().describe('with the deal-breakers; null where none was given'),
    photo: z.string().startsWith('data:image/webp;base64,').nullable(),
    consents: z.array(consentEntrySchema),
    sessions: z.object({
      count: z.int(),
      open: z.array(memberSessionSchema.pick({ device: true, createdAt: true, lastSeenAt: true })),
    }),
    security: z.object({
      passkeys: z.array(passkeySchema.omit({ id: true })),
      totp: accountSecuritySchema.shape.totp,
      recoveryCodesLeft: accountSecuritySchema.shape.recoveryCodesLeft,
      knownDevices: z.array(z.object({ firstSeenAt: z.iso.datetime(), lastSeenAt: z.iso.datetime() })),
    }),
    matching: z.object({
      peopleShown: z
        .int()
        .min(0)
        .describe('different people whom the caller was shown of late, who are not named'),
      views: z.array(dayOfViewsSchema).describe('how many members the caller was shown to, latest day first'),
      cityChanges: z.array(z.iso.datetime()).describe('of the last 30 days, oldest first'),
    }),
    pairs: z.array(
      z.object({
        direction: z.enum(['made', 'received']),
        matchedUserId: z.uuid().nullable(),
        status: connectionStatusSchema,
      }),
    ),
    awayNotices: z.object({
      wanted: awayNoticesSchema,
      devices: z
        .array(z.object({ pushService: z.string(), addedAt: z.iso.datetime() }))
        .describe('browsers that get them: whose push service brings them, and since when'),
      noted: z
        .array(
          z.object({
            kind: z.enum(awayNoticeKinds),
            way: z.enum(noticeWays),
            notedAt: z.iso.datetime(),
            sentAt: z.iso.datetime().nullable(),
          }),
        )
        .describe('the last of each kind, person, who is not named, and way; oldest first'),
    }),
    blocks: z.array(blockedMemberSchema.extend({ liftedAt: z.iso.datetime().nullable() })),
    matchMarks: z.array(markedMatchSchema),
    connections: connectionsExport,
    chat: chatExport,
    moderation: moderationExport,
  })
  .meta({ id: 'MemberExport' })

export type MemberExport = z.infer<typeof memberExportSchema>
export type MemberData<S extends MemberDataService> = z.infer<(typeof memberDataSchemas)[S]>
