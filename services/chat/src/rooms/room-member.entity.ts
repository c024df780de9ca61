import { defineEntity, p } from '@mikro-orm/core'

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
