import { languageSchema, storableInteger } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { roleSchema } from '../accounts/role-schema.ts'
import { connectionStatusSchema } from '../connections/connections.ts'
import { limits } from '../limits.ts'
import { cityKeys } from '../questionnaire/catalogues/keys.ts'
import { genderSchema } from '../questionnaire/choice-schemas.ts'
import '../register.ts'

/** The services beside users that hold data of members: each gives it for an export and confirms that it erased it. */
export const memberDataServices = ['connections', 'chat', 'moderation'] as const
export type MemberDataService = (typeof memberDataServices)[number]

/**
 * What other services keep about a member. `version` grows with each change: a consumer drops what is older than
 * what it has, and a deletion wins over everything.
 */
export const memberChangedSchema = z.object({
  memberId: z.uuid(),
  version: storableInteger.positive(),
  role: roleSchema,
  name: z.string().nullable(),
  gender: genderSchema.nullable(),
  location: z.string().nullable(),
  age: storableInteger.nullable(),
  language: languageSchema,
  isActive: z.boolean(),
  sessionsValidFrom: z.iso
    .datetime()
    .describe('sessions confirmed before this are dead, whatever Redis says'),
})

/** `PUT /internal/members` of a service that judges members by what it knows of them: what is to hold at once. */
export const memberChangesSchema = z.array(memberChangedSchema).min(1).max(limits.moderation.bulk)

/**
 * An account as the moderation team's list has it. It is an event of its own beside `member.changed`, because only
 * moderation may keep an e-mail address, and it holds all that the list needs, so that one version orders it all.
 */
export const accountChangedSchema = z.object({
  memberId: z.uuid(),
  version: storableInteger.positive(),
  email: z.string(),
  name: z.string().nullable(),
  location: z.enum(cityKeys).nullable(),
  role: roleSchema,
  isActive: z.boolean(),
  pausedByStaff: z.boolean(),
  phoneShareConsent: z.boolean(),
  createdAt: z.iso.datetime(),
  sessionsValidFrom: z.iso.datetime(),
})

export const memberDeletedSchema = z.object({ memberId: z.uuid(), version: storableInteger.positive() })

/** What a service says in the transaction in which it erased a deleted member; may come twice. */
export const memberErasedSchema = z.object({ memberId: z.uuid(), service: z.enum(memberDataServices) })

/** How far a contact is; `version` grows with each change of this pair in this direction. */
export const connectionChangedSchema = z.object({
  connectionId: z.uuid(),
  userId: z.uuid(),
  matchedUserId: z.uuid(),
  status: connectionStatusSchema,
  version: storableInteger.positive(),
})

/** A contact of `userId` has waited for days for the answer of `matchedUserId`: said once of each contact, and never again. */
const connectionWaitingSchema = z.object({ userId: z.uuid(), matchedUserId: z.uuid() })

/** A member blocked another, or lifted it; `version` grows with each change of this pair in this direction. */
export const pairBlockedSchema = z.object({
  blockerId: z.uuid(),
  blockedId: z.uuid(),
  blocked: z.boolean(),
  version: storableInteger.positive(),
})

/**
 * Somebody wrote to a member, who has not read it for a while: `sequence` is that of the last such message in their room,
 * `readSequence` how far the member has read. Said again as more is written.
 */
const messagesUnreadSchema = z.object({
  memberId: z.uuid(),
  senderId: z.uuid(),
  sequence: storableInteger.positive(),
  readSequence: storableInteger.min(0),
})

/** What one event tells of at most: after a restart of the chat everybody who writes is told of anew. */
export const mostWritings = 100

/** Members have written to others in their rooms: told for the first message, and now and then again, not for each. */
const memberWroteSchema = z.object({
  writings: z
    .array(z.object({ memberId: z.uuid(), otherId: z.uuid() }))
    .min(1)
    .max(mostWritings),
})

/** Every event by its name; a service publishes it in the transaction that makes the change. */
export const eventSchemas = {
  'member.changed': memberChangedSchema,
  'account.changed': accountChangedSchema,
  'member.deleted': memberDeletedSchema,
  'member.erased': memberErasedSchema,
  'connection.changed': connectionChangedSchema,
  'connection.waiting': connectionWaitingSchema,
  'pair.blocked': pairBlockedSchema,
  'messages.unread': messagesUnreadSchema,
  'member.wrote': memberWroteSchema,
} as const

export type EventName = keyof typeof eventSchemas
export type EventData<N extends EventName> = z.infer<(typeof eventSchemas)[N]>
