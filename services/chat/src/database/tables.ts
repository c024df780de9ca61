import { defineEntity, p } from '@mikro-orm/core'
import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql'
import type { AgreementSections, QuestionId } from '@rafiq/contracts/chat'
import type { TextTimes } from '@rafiq/service-kit'
import type { Kysely } from 'kysely'

const RoomSchema = defineEntity({
  name: 'Room',
  tableName: 'rooms',
  properties: {
    id: p.uuid().primary(),
    lowId: p.uuid(),
    highId: p.uuid(),
    lastSequence: p.integer(),
    createdAt: p.datetime(),
    blocked: p.boolean(),
    blockedChangedAt: p.datetime().nullable(),
  },
})

/** The conversation of two members, the smaller id first: a pair has one room. A block hides it. */
export class Room extends RoomSchema.class {}
RoomSchema.setClass(Room)

const RoomMemberSchema = defineEntity({
  name: 'RoomMember',
  tableName: 'room_members',
  properties: {
    roomId: p.uuid().primary(),
    memberId: p.uuid().primary(),
    deliveredSequence: p.integer(),
    readSequence: p.integer(),
  },
})

/** How far one of the two came in a room. */
export class RoomMember extends RoomMemberSchema.class {}
RoomMemberSchema.setClass(RoomMember)

const RemovedRoomSchema = defineEntity({
  name: 'RemovedRoom',
  tableName: 'removed_rooms',
  properties: {
    roomId: p.uuid().primary(),
    memberId: p.uuid(),
    removedAt: p.datetime(),
  },
})

const MessageSchema = defineEntity({
  name: 'Message',
  tableName: 'messages',
  properties: {
    id: p.uuid().primary(),
    roomId: p.uuid(),
    senderId: p.uuid(),
    clientId: p.uuid().nullable(),
    sequence: p.integer(),
    content: p.text(),
    createdAt: p.datetime(),
  },
})

/** What one of the two wrote; `sequence` counts a room's. */
export class Message extends MessageSchema.class {}
MessageSchema.setClass(Message)

const QuestionCardSchema = defineEntity({
  name: 'QuestionCard',
  tableName: 'question_cards',
  properties: {
    id: p.uuid().primary(),
    roomId: p.uuid(),
    question: p.text().$type<QuestionId>(),
    askedBy: p.uuid(),
    clientId: p.uuid(),
    askedAt: p.datetime(),
  },
})

const QuestionAnswerSchema = defineEntity({
  name: 'QuestionAnswer',
  tableName: 'question_answers',
  properties: {
    cardId: p.uuid().primary(),
    memberId: p.uuid().primary(),
    clientId: p.uuid(),
    content: p.text(),
    answeredAt: p.datetime(),
  },
})

const AgreementVersionSchema = defineEntity({
  name: 'AgreementVersion',
  tableName: 'agreement_versions',
  properties: {
    roomId: p.uuid().primary(),
    version: p.integer().primary(),
    sections: p.json().$type<AgreementSections>(),
    savedBy: p.uuid(),
    savedAt: p.datetime(),
    lowApprovedAt: p.datetime().nullable(),
    highApprovedAt: p.datetime().nullable(),
  },
})

/** One version of what the two of a room agree on, with when each of them approved it. */
export class AgreementVersion extends AgreementVersionSchema.class {}
AgreementVersionSchema.setClass(AgreementVersion)

const MemberSchema = defineEntity({
  name: 'Member',
  tableName: 'members',
  properties: {
    memberId: p.uuid().primary(),
    version: p.integer(),
    deleted: p.boolean().default(false),
    name: p.text().nullable(),
    role: p.text().nullable(),
    isActive: p.boolean().default(false),
    sessionsValidFrom: p.datetime().nullable(),
  },
})

/** What is known of a member here. */
export class Member extends MemberSchema.class {}
MemberSchema.setClass(Member)

const BlockSchema = defineEntity({
  name: 'Block',
  tableName: 'blocks',
  properties: {
    blockerId: p.uuid().primary(),
    blockedId: p.uuid().primary(),
    blocked: p.boolean(),
    version: p.integer(),
  },
})

const UnreadScanSchema = defineEntity({
  name: 'UnreadScan',
  tableName: 'unread_scan',
  properties: {
    id: p.boolean().primary(),
    scannedUntil: p.datetime(),
  },
})

export const entities = [
  Room,
  RoomMember,
  RemovedRoomSchema,
  Message,
  QuestionCardSchema,
  QuestionAnswerSchema,
  AgreementVersion,
  Member,
  BlockSchema,
  UnreadScanSchema,
]

export type ChatTables = TextTimes<
  InferKyselyDB<
    | typeof RoomSchema
    | typeof RoomMemberSchema
    | typeof RemovedRoomSchema
    | typeof MessageSchema
    | typeof QuestionCardSchema
    | typeof QuestionAnswerSchema
    | typeof AgreementVersionSchema
    | typeof MemberSchema
    | typeof BlockSchema
    | typeof UnreadScanSchema
  >
>

/** Queries typed from the entities, in the transaction that is under way, where there is one. */
export const queries = (em: EntityManager): Kysely<ChatTables> => em.getKysely<ChatTables>()
