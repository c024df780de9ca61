import { defineEntity, p } from '@mikro-orm/core'

const RoomSchema = defineEntity({
  name: 'Room',
  tableName: 'rooms',
  properties: {
    id: p.uuid().primary(),
    lowId: p.uuid(),
    highId: p.uuid(),
    lastSequence: p.integer(),
    createdAt: p.datetime(),
  },
})

/** The conversation of two members, the smaller id first: a pair has one room. */
export class Room extends RoomSchema.class {}
RoomSchema.setClass(Room)
