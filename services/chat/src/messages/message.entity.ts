import { defineEntity, p } from '@mikro-orm/core'

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

/** A stored message; its sequence counts from 1 in its room, without a gap. */
export class Message extends MessageSchema.class {}
MessageSchema.setClass(Message)
