import { z } from 'zod'
import { connectionStatusSchema } from './enums.ts'
import { memberChangedSchema } from './events.ts'
import { storableInteger } from './storable-text.ts'

/** How a contact can end (spec §4). */
export const outcomes = ['connected', 'failed'] as const

const memberId = z.uuid().toLowerCase()

/** `POST /api/whatsapp-connections`; `userId` is the caller. */
export const contactSchema = z
  .object({ userId: memberId, matchedUserId: memberId, status: z.literal('contacted') })
  .meta({ id: 'Contact' })

/** `POST /internal/contacts` of the connections service: a contact that comes with opening a chat room. */
export const roomContactSchema = contactSchema.omit({ status: true }).meta({ id: 'RoomContact' })

/** `PATCH /api/whatsapp-connections/{userId}/{matchedUserId}`. */
export const settlementSchema = z.object({ status: z.enum(outcomes) }).meta({ id: 'Settlement' })

/** One of the caller's own contacts. */
export const connectionSchema = z
  .object({
    id: z.uuid(),
    userId: z.uuid(),
    matchedUserId: z.uuid(),
    status: z.string().describe('one of the connection statuses; any other value is shown as it is'),
    contactedAt: z.iso.datetime(),
    respondedAt: z.iso.datetime().nullable().describe('when the outcome was recorded'),
    responseMinutes: z.int().min(0).nullable().describe('whole minutes from contact to outcome'),
    matchedUser: z.object({
      name: z.string().nullable(),
      location: z.string().nullable(),
      age: z.int().nullable(),
    }),
  })
  .meta({ id: 'Connection' })

/** `GET /api/users/connections`: newest first. */
export const connectionsSchema = z.array(connectionSchema)

/** `GET /api/user/match-limit`: how many of the caller's contacts still wait, of how many. */
export const matchLimitSchema = z
  .object({ matchesShared: z.int().min(0), maxMatches: z.int().positive() })
  .meta({ id: 'MatchLimit' })

/**
 * `GET /internal/pairs/{memberId}/{otherId}` of the users service: what holds between the two at this moment.
 * `POST …/introductions`: the same, and where they match, the second counts as shown to the first (`limits.shownPeople`);
 * `matched` is false where the first may be shown nobody else for now.
 */
export const pairSchema = z.object({
  member: memberChangedSchema.nullable().describe('null: there is no such member'),
  other: memberChangedSchema.nullable(),
  matched: z.boolean(),
})

/** `PUT /internal/connections/{userId}/{matchedUserId}` of the users service. */
export const connectionStateSchema = z.object({
  status: connectionStatusSchema,
  version: storableInteger.positive(),
})

export type Outcome = (typeof outcomes)[number]
export type Contact = z.infer<typeof contactSchema>
export type RoomContact = z.infer<typeof roomContactSchema>
export type Settlement = z.infer<typeof settlementSchema>
export type Connection = z.infer<typeof connectionSchema>
export type MatchLimit = z.infer<typeof matchLimitSchema>
export type Pair = z.infer<typeof pairSchema>
export type ConnectionState = z.infer<typeof connectionStateSchema>
