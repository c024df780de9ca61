import { storableInteger } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { connectionStatuses, outcomes } from './connection-statuses.ts'

export const connectionStatusSchema = z.enum(connectionStatuses)

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
    answeredAt: z.iso
      .datetime()
      .nullable()
      .describe('when the other first wrote in the chat or made a contact too'),
    expiresAt: z.iso.datetime().nullable().describe('when the place is free again, should nobody answer'),
    matchedUser: z.object({
      name: z.string().nullable(),
      location: z.string().nullable(),
      age: z.int().nullable(),
    }),
  })
  .meta({ id: 'Connection' })

/** `GET /api/users/connections`: newest first. */
export const connectionsSchema = z.array(connectionSchema)

/** `PUT /api/users/connections/received/{userId}`: a kind no, without a reason. */
export const declineSchema = z.object({ status: z.literal('declined') }).meta({ id: 'Decline' })

/** A contact that somebody made with the caller, whose outcome is open. */
export const receivedContactSchema = z
  .object({
    userId: z.uuid().describe('who made it'),
    contactedAt: z.iso.datetime(),
    answeredAt: z.iso
      .datetime()
      .nullable()
      .describe("the caller's first answer, by a message or a contact; null while it waits"),
    member: connectionSchema.shape.matchedUser,
  })
  .meta({ id: 'ReceivedContact' })

/** `GET /api/users/connections/received`: newest first. */
export const receivedContactsSchema = z.array(receivedContactSchema)

/** `GET /api/user/match-limit`: how many of the caller's contacts still wait, of how many. */
export const matchLimitSchema = z
  .object({ matchesShared: z.int().min(0), maxMatches: z.int().positive() })
  .meta({ id: 'MatchLimit' })

/** `PUT /internal/connections/{userId}/{matchedUserId}` of the users service. */
export const connectionStateSchema = z.object({
  status: connectionStatusSchema,
  version: storableInteger.positive(),
})

export type Contact = z.infer<typeof contactSchema>
export type RoomContact = z.infer<typeof roomContactSchema>
export type Decline = z.infer<typeof declineSchema>
export type ReceivedContact = z.infer<typeof receivedContactSchema>
export type Settlement = z.infer<typeof settlementSchema>
export type Connection = z.infer<typeof connectionSchema>
export type MatchLimit = z.infer<typeof matchLimitSchema>
export type ConnectionState = z.infer<typeof connectionStateSchema>

/** `GET /internal/members/{memberId}/waiting` of the connections service: whose contact waits for the member's answer. */
export const waitingContactsSchema = z
  .object({ waiting: z.array(z.object({ userId: z.uuid() })) })
  .meta({ id: 'WaitingContacts' })

export type WaitingContacts = z.infer<typeof waitingContactsSchema>
