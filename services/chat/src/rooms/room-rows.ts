import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { queries } from '../database/tables.ts'
import type { RoomRow } from './to-chat-room.ts'

/** Rooms as their members have them, with all that is shown of each: one statement. */
@Injectable()
export class RoomRows {
  constructor(private readonly em: EntityManager) {}

  /** A member's rooms, the newest activity first. */
  async visibleTo(memberId: string): Promise<RoomRow[]> {
    const rows = await this.query()
      .where('own.memberId', '=', memberId)
      .where('rooms.blocked', '=', false)
      .execute()
    return rows.map(toRoomRow)
  }

  /** The same with those that a block hides, which do not say whose they are too. */
  async heldBy(memberId: string): Promise<RoomRow[]> {
    return (await this.query().where('own.memberId', '=', memberId).execute()).map(toRoomRow)
  }

  /** One room as each of its members has it, by their ids; nobody has one that a block hides. */
  async ofRoom(roomId: string): Promise<Map<string, RoomRow>> {
    const rows = await this.query()
      .where('own.roomId', '=', roomId)
      .where('rooms.blocked', '=', false)
      .execute()
    return new Map(rows.map((row) => [row.ownId, toRoomRow(row)]))
  }

  private query() {
    return queries(this.em)
      .selectFrom('room_members as own')
      .innerJoin('rooms', 'rooms.id', 'own.roomId')
      .innerJoin('room_members as other', (join) =>
        join.onRef('other.roomId', '=', 'own.roomId').onRef('other.memberId', '<>', 'own.memberId'),
      )
      .leftJoin('members', 'members.memberId', 'other.memberId')
      .leftJoin('messages as last', (join) =>
        join.onRef('last.roomId', '=', 'rooms.id').onRef('last.sequence', '=', 'rooms.lastSequence'),
      )
      .select((eb) => [
        'own.memberId as ownId',
        'rooms.id',
        'rooms.createdAt',
        'other.memberId as otherId',
        eb.case().when('rooms.blocked', '=', false).then(eb.ref('members.name')).end().as('otherName'),
        'own.deliveredSequence as delivered',
        'own.readSequence as read',
        'other.deliveredSequence as otherDelivered',
        'other.readSequence as otherRead',
        eb
          .selectFrom('messages as unread')
          .whereRef('unread.roomId', '=', 'rooms.id')
          .whereRef('unread.sequence', '>', 'own.readSequence')
          .whereRef('unread.senderId', '<>', 'own.memberId')
          .select(sql<number>`count(*)::integer`.as('count'))
          .as('unreadCount'),
        eb
          .case()
          .when('last.id', 'is not', null)
          .then(
            jsonBuildObject({
              id: eb.ref('last.id').$notNull(),
              roomId: eb.ref('last.roomId').$notNull(),
              senderId: eb.ref('last.senderId').$notNull(),
              content: eb.ref('last.content').$notNull(),
              createdAt: eb.ref('last.createdAt').$notNull(),
              clientId: eb.ref('last.clientId'),
              sequence: eb.ref('last.sequence').$notNull(),
            }),
          )
          .end()
          .as('lastMessage'),
      ])
      .orderBy((eb) => eb.fn.coalesce('last.createdAt', 'rooms.createdAt'), 'desc')
      .orderBy('rooms.id', 'desc')
  }
}

type QueriedRow = Awaited<ReturnType<ReturnType<RoomRows['query']>['execute']>>[number]

/** JSON has no dates. */
const toRoomRow = ({ ownId: _, unreadCount, lastMessage, ...row }: QueriedRow): RoomRow => ({
  ...row,
  unreadCount: unreadCount ?? 0,
  last: lastMessage && { ...lastMessage, createdAt: new Date(lastMessage.createdAt) },
})
