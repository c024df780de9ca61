import { storableInteger, storableText } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { errorBodySchema } from '../errors.ts'
import { limits } from '../limits.ts'
import type { AgreementChanged } from './agreements.ts'
import type { QuestionCardChanged } from './question-cards.ts'

const memberId = z.uuid().toLowerCase()
const roomId = z.uuid().toLowerCase()
const sequence = storableInteger.min(0)

/** A message's text: kept as typed, refused when blank (spec §5) or longer than `limits.message.max`. */
const contentSchema = storableText({ max: limits.message.max, asTyped: true })

/**
 * A stored message. `sequence` counts from 1 in its room without a gap; `clientId` is what its sender called it
 * before it was stored, the same for every repetition.
 */
export const chatMessageSchema = z
  .object({
    id: z.uuid(),
    chatRoomId: z.uuid(),
    senderId: z.uuid(),
    content: z.string(),
    createdAt: z.iso.datetime(),
    clientId: z.uuid().nullable(),
    sequence: sequence.positive(),
  })
  .meta({ id: 'ChatMessage' })

/** How far somebody came in a room, by the sequence of the last message; `0` is nothing yet. */
const progressSchema = z.object({ deliveredSequence: sequence, readSequence: sequence })

/** A room as one of its two members sees it; `messages` holds the last one. */
export const chatRoomSchema = z
  .object({
    id: z.uuid(),
    otherUser: z.object({ id: z.uuid(), name: z.string().nullable() }),
    messages: z.array(chatMessageSchema).max(1),
    unreadCount: z.int().min(0),
    own: progressSchema,
    other: progressSchema.extend({ online: z.boolean() }),
    lastActivityAt: z.iso.datetime(),
  })
  .meta({ id: 'ChatRoom' })

/** `GET /api/users/{userId}/chat-rooms`: the newest activity first. */
export const chatRoomsSchema = z.array(chatRoomSchema)

/** `GET /api/chat-rooms/unread`: messages of others that the caller has not read, over all rooms. */
export const unreadMessagesSchema = z.object({ count: z.int().min(0) }).meta({ id: 'UnreadMessages' })

/** `POST /api/chat-rooms`: opens or returns the room of an eligible pair. */
export const openChatRoomSchema = z.object({ matchedUserId: memberId }).meta({ id: 'OpenChatRoom' })

/**
 * `GET /api/chat-rooms/{roomId}/messages`, oldest first: the last page, or the page before or after a message.
 * `search` keeps those whose text contains it, without regard to case and Arabic spelling variants.
 */
export const messagePageSchema = z
  .object({
    before: z.uuid().optional(),
    after: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(limits.messages.maxPage).default(limits.messages.page),
    search: storableText({ max: limits.messages.maxSearch }).optional(),
  })
  .refine(({ before, after }) => !(before && after))

export const chatMessagesSchema = z.array(chatMessageSchema)

/** `POST /api/messages` and `message:send`, one code path; `senderId` must be the caller. */
export const sendMessageSchema = z
  .object({
    chatRoomId: roomId,
    senderId: memberId,
    content: contentSchema,
    clientId: z.uuid().toLowerCase().optional(),
  })
  .meta({ id: 'SendMessage' })

/** `room:read` and `room:delivered`: everything up to `sequence` has been read, or has arrived. */
export const roomProgressSchema = z.object({ chatRoomId: roomId, sequence: sequence.positive() })

/** `typing` from a client. */
export const typingSchema = z.object({ chatRoomId: roomId, typing: z.boolean() })

/** `message:read` and `message:delivered` from the server: how far `memberId` came. */
export const memberProgressSchema = roomProgressSchema.extend({ memberId })

/** `typing` from the server. */
export const memberTypingSchema = typingSchema.extend({ memberId })

/** `presence`: somebody with whom the receiver shares a room has a socket open, or none any more. */
export const presenceSchema = z.object({ memberId, online: z.boolean() })

/** `room:removed`: the other member is gone, or one of the two blocked the other; which is not told. */
export const roomRemovedSchema = z.object({ chatRoomId: roomId })

/** What an acknowledgement says instead of a result. */
export const socketErrorSchema = errorBodySchema.pick({ code: true, message: true })

export type ChatMessage = z.infer<typeof chatMessageSchema>
export type ChatRoom = z.infer<typeof chatRoomSchema>
export type UnreadMessages = z.infer<typeof unreadMessagesSchema>
export type OpenChatRoom = z.infer<typeof openChatRoomSchema>
export type MessagePage = z.infer<typeof messagePageSchema>
export type SendMessage = z.infer<typeof sendMessageSchema>
export type RoomProgress = z.infer<typeof roomProgressSchema>
export type Typing = z.infer<typeof typingSchema>
export type MemberProgress = z.infer<typeof memberProgressSchema>
export type MemberTyping = z.infer<typeof memberTypingSchema>
export type Presence = z.infer<typeof presenceSchema>
export type RoomRemoved = z.infer<typeof roomRemovedSchema>
export type SocketError = z.infer<typeof socketErrorSchema>

/** What a client sends over the socket; an acknowledgement with `code` is a rejection. */
export interface ChatClientEvents {
  'message:send': (message: SendMessage, acknowledge: (answer: ChatMessage | SocketError) => void) => void
  'room:read': (progress: RoomProgress, acknowledge?: (answer: null | SocketError) => void) => void
  'room:delivered': (progress: RoomProgress, acknowledge?: (answer: null | SocketError) => void) => void
  typing: (typing: Typing) => void
}

/** What the server sends. */
export interface ChatServerEvents {
  'message:new': (message: ChatMessage) => void
  'message:read': (progress: MemberProgress) => void
  'message:delivered': (progress: MemberProgress) => void
  typing: (typing: MemberTyping) => void
  presence: (presence: Presence) => void
  'question-card:changed': (change: QuestionCardChanged) => void
  'agreement:changed': (change: AgreementChanged) => void
  'room:new': (room: ChatRoom) => void
  'room:removed': (room: RoomRemoved) => void
}
