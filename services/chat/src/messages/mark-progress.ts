import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { RoomProgress } from '@rafiq/contracts/chat'
import { queries } from '../database/tables.ts'
import { RoomAccess } from '../room-access/room-access.ts'
import { Sockets } from '../sockets/sockets.ts'

/** Records how far a member came in a room, which only grows, and tells both. */
@Injectable()
export class MarkProgress {
  constructor(
    private readonly em: EntityManager,
    private readonly rooms: RoomAccess,
    private readonly sockets: Sockets,
  ) {}

  /** @throws NotFoundError for a room that is not the member's */
  async mark(
    what: 'delivered' | 'read',
    memberId: string,
    { chatRoomId, sequence }: RoomProgress,
  ): Promise<void> {
    const other = await this.rooms.other(chatRoomId, memberId)
    const reached = await this.advance(chatRoomId, memberId, sequence, what === 'read' ? sequence : 0)
    if (!reached) return
    const event = what === 'read' ? 'message:read' : 'message:delivered'
    this.sockets.emit([memberId, other], event, { chatRoomId, memberId, sequence: reached[what] })
  }

  /** Nothing beyond the last message. What is read has arrived. @returns undefined where it was known before */
  private advance(roomId: string, memberId: string, delivered: number, read: number) {
    return queries(this.em)
      .with('reached', (db) =>
        db
          .selectFrom('rooms')
          .where('id', '=', roomId)
          .where('blocked', '=', false)
          .select((eb) => [
            eb
              .fn<number>('least', [eb.cast<number>(eb.val(delivered), 'integer'), 'last_sequence'])
              .as('delivered'),
            eb.fn<number>('least', [eb.cast<number>(eb.val(read), 'integer'), 'last_sequence']).as('read'),
          ]),
      )
      .updateTable('room_members')
      .from('reached')
      .set((eb) => ({
        delivered_sequence: eb.fn<number>('greatest', [
          'room_members.delivered_sequence',
          'reached.delivered',
        ]),
        read_sequence: eb.fn<number>('greatest', ['room_members.read_sequence', 'reached.read']),
      }))
      .where('room_members.room_id', '=', roomId)
      .where('room_members.member_id', '=', memberId)
      .where((eb) =>
        eb.or([
          eb('room_members.delivered_sequence', '<', eb.ref('reached.delivered')),
          eb('room_members.read_sequence', '<', eb.ref('reached.read')),
        ]),
      )
      .returning(['room_members.delivered_sequence as delivered', 'room_members.read_sequence as read'])
      .executeTakeFirst()
  }
}
