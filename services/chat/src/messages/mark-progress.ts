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
              .fn<number>('least', [eb.cast<number>(eb.val(delivered), 'integer'), 'lastSequence'])
              .as('delivered'),
            eb.fn<number>('least', [eb.cast<number>(eb.val(read), 'integer'), 'lastSequence']).as('read'),
          ]),
      )
      .updateTable('room_members')
      .from('reached')
      .set((eb) => ({
        deliveredSequence: eb.fn<number>('greatest', ['room_members.deliveredSequence', 'reached.delivered']),
        readSequence: eb.fn<number>('greatest', ['room_members.readSequence', 'reached.read']),
      }))
      .where('room_members.roomId', '=', roomId)
      .where('room_members.memberId', '=', memberId)
      .where((eb) =>
        eb.or([
          eb('room_members.deliveredSequence', '<', eb.ref('reached.delivered')),
          eb('room_members.readSequence', '<', eb.ref('reached.read')),
        ]),
      )
      .returning(['room_members.deliveredSequence as delivered', 'room_members.readSequence as read'])
      .executeTakeFirst()
  }
}
