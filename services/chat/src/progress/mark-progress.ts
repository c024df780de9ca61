import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { RoomProgress } from '@rafiq/contracts'
import { sql } from 'kysely'
import { RoomPairs } from '../rooms/room-pairs.ts'
import { Sockets } from '../sockets/sockets.ts'

interface Progress {
  delivered: number
  read: number
}

/** Records how far a member came in a room, which only grows, and tells both. */
@Injectable()
export class MarkProgress {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(RoomPairs) private readonly rooms: RoomPairs,
    @Inject(Sockets) private readonly sockets: Sockets,
  ) {}

  /** @throws NotFoundError for a room that is not the member's */
  async mark(
    what: 'delivered' | 'read',
    memberId: string,
    { chatRoomId, sequence }: RoomProgress,
  ): Promise<void> {
    const other = await this.rooms.other(chatRoomId, memberId)
    const reached = await this.advance(chatRoomId, memberId, {
      delivered: sequence,
      read: what === 'read' ? sequence : 0,
    })
    if (!reached) return
    const event = what === 'read' ? 'message:read' : 'message:delivered'
    this.sockets.emit([memberId, other], event, { chatRoomId, memberId, sequence: reached[what] })
  }

  /** Nothing beyond the last message. What is read has arrived. @returns undefined where it was known before */
  private async advance(roomId: string, memberId: string, { delivered, read }: Progress) {
    const { rows } = await sql<Progress>`
      update chat.room_members as own
      set delivered_sequence = greatest(own.delivered_sequence, least(${delivered}::integer, room.last_sequence)),
          read_sequence = greatest(own.read_sequence, least(${read}::integer, room.last_sequence))
      from chat.rooms as room
      where room.id = own.room_id and own.room_id = ${roomId} and own.member_id = ${memberId}
        and not room.blocked
        and (own.delivered_sequence < least(${delivered}::integer, room.last_sequence)
          or own.read_sequence < least(${read}::integer, room.last_sequence))
      returning own.delivered_sequence as delivered, own.read_sequence as read
    `.execute(this.em.fork().getKysely())
    return rows[0]
  }
}
