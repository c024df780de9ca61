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
      .where('own.member_id', '=', memberId)
      .where('rooms.blocked', '=', false)
      .execute()
    return rows.map(toRoomRow)
  }

  /** The same with those that a block hides, which do not say whose they are too. */
  async heldBy(memberId: string): Promise<RoomRow[]> {
    return (await this.query().where('own.member_id', '=', memberId).execute()).map(toRoomRow)
  }

  /** One room as each of its members has it, by their ids; nobody has one that a block hides. */
  async ofRoom(roomId: string): Promise<Map<string, RoomRow>> {
    const rows = await this.query()
      .where('own.room_id', '=', roomId)
      .where('rooms.blocked', '=', false)
      .execute()
    return new Map(rows.map((row) => [row.ownId, toRoomRow(row)]))
  }

  private query() {
    return queries(this.em)
      .selectFrom('room_members as own')
      .innerJoin('rooms', 'rooms.id', 'own.room_id')
      .innerJoin('room_members as other', (join) =>
        join.onRef('other.room_id', '=', 'own.room_id').onRef('other.member_id', '<>', 'own.member_id'),
      )
      .leftJoin('members', 'members.member_id', 'other.member_id')
      .leftJoin('messages as last', (join) =>
        join.onRef('last.room_id', '=', 'rooms.id').onRef('last.sequence', '=', 'rooms.last_sequence'),
      )
      .select((eb) => [
        'own.member_id as ownId',
        'rooms.id',
        'rooms.created_at as createdAt',
        'other.member_id as otherId',
        eb.case().when('rooms.blocked', '=', false).then(eb.ref('members.name')).end().as('otherName'),
        'own.delivered_sequence as delivered',
        'own.read_sequence as read',
        'other.delivered_sequence as otherDelivered',
        'other.read_sequence as otherRead',
        eb
          .selectFrom('messages as unread')
          .whereRef('unread.room_id', '=', 'rooms.id')
          .whereRef('unread.sequence', '>', 'own.read_sequence')
          .whereRef('unread.sender_id', '<>', 'own.member_id')
          .select(sql<number>`count(*)::integer`.as('count'))
          .as('unreadCount'),
        eb
          .case()
          .when('last.id', 'is not', null)
          .then(
            jsonBuildObject({
              id: eb.ref('last.id').$notNull(),
              roomId: eb.ref('last.room_id').$notNull(),
              senderId: eb.ref('last.sender_id').$notNull(),
              content: eb.ref('last.content').$notNull(),
              createdAt: eb.ref('last.created_at').$notNull(),
              clientId: eb.ref('last.client_id'),
              sequence: eb.ref('last.sequence').$notNull(),
            }),
          )
          .end()
          .as('lastMessage'),
      ])
      .orderBy((eb) => eb.fn.coalesce('last.created_at', 'rooms.created_at'), 'desc')
      .orderBy('rooms.id', 'desc')
  }
}

type QueriedRow = Awaited<ReturnType<ReturnType<RoomRows['query']>['execute']>>[number]

/** Times come as texts. */
const toRoomRow = ({ ownId: _, unreadCount, lastMessage, ...row }: QueriedRow): RoomRow => ({
  ...row,
  createdAt: new Date(row.createdAt),
  unreadCount: unreadCount ?? 0,
  last: lastMessage && { ...lastMessage, createdAt: new Date(lastMessage.createdAt) },
})
