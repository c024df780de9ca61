import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { NotFoundError } from '@rafiq/service-kit'
import { queries } from '../database/tables.ts'
import { otherOf, type Pair } from './pair.ts'

/** A room as long as nobody else changes anything of it. */
export interface LockedRoom {
  pair: Pair
  otherId: string
  /** Whether the member may write. */
  isActive: boolean
}

/** Holds a room for what the two of it do one after the other. */
@Injectable()
export class RoomLock {
  constructor(private readonly em: EntityManager) {}

  /**
   * Until the transaction that is under way ends: who writes there at the same moment, blocks or deletes comes after.
   * @throws NotFoundError where it is not the member's, or a block hides it
   */
  async hold(roomId: string, memberId: string): Promise<LockedRoom> {
    const room = await queries(this.em)
      .selectFrom('rooms')
      .leftJoin('members', (join) => join.on('members.member_id', '=', memberId))
      .where('rooms.id', '=', roomId)
      .where('rooms.blocked', '=', false)
      .select(['rooms.low_id as lowId', 'rooms.high_id as highId', 'members.is_active as isActive'])
      .forUpdate('rooms')
      .executeTakeFirst()
    const otherId = room && otherOf(room, memberId)
    if (!otherId) throw new NotFoundError()
    const pair = { lowId: room.lowId, highId: room.highId }
    return { pair, otherId, isActive: room.isActive ?? false }
  }
}
