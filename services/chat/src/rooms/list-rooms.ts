import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { ChatRoom, UnreadMessages } from '@rafiq/contracts/chat'
import { mustBeCaller, type Session } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { queries } from '../database/tables.ts'
import { RoomViews } from './room-views.ts'

/** A member's own rooms, and what waits in them. */
@Injectable()
export class ListRooms {
  constructor(
    private readonly em: EntityManager,
    private readonly views: RoomViews,
  ) {}

  /** The newest activity first. */
  async list(session: Session, memberId: string): Promise<ChatRoom[]> {
    mustBeCaller(memberId, session)
    return this.views.list(memberId)
  }

  /** Messages of others that the caller has not read, over all rooms: one statement. */
  countUnread({ memberId }: Session): Promise<UnreadMessages> {
    return queries(this.em)
      .selectFrom('room_members as own')
      .innerJoin('rooms', 'rooms.id', 'own.room_id')
      .innerJoin('messages', (join) =>
        join
          .onRef('messages.room_id', '=', 'own.room_id')
          .onRef('messages.sequence', '>', 'own.read_sequence'),
      )
      .where('own.member_id', '=', memberId)
      .where('rooms.blocked', '=', false)
      .where('messages.sender_id', '<>', memberId)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
  }
}
