import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { sql } from 'kysely'
import { queries, Room, RoomMember } from '../database/tables.ts'
import type { Pair } from '../room-access/pair.ts'
import type { RoomChange } from './room-updates.ts'

/** Hours for which it is kept that a room was removed: far more than any replica is behind. */
const removedKept = 24

/** Changes of rooms, each in the transaction that is under way. */
@Injectable()
export class RoomRepository {
  constructor(private readonly em: EntityManager) {}

  /** The room of a pair, also where a block hides it. */
  async findByPair({ lowId, highId }: Pair): Promise<string | undefined> {
    const room = await queries(this.em)
      .selectFrom('rooms')
      .select('id')
      .where('low_id', '=', lowId)
      .where('high_id', '=', highId)
      .executeTakeFirst()
    return room?.id
  }

  /** Adds the room of a pair, both of whom are locked; hidden, where one of the two blocks the other. */
  async add(id: string, { lowId, highId }: Pair, createdAt: Date): Promise<void> {
    const blocked = await this.isBlocked({ lowId, highId })
    const room = { id, lowId, highId, lastSequence: 0, createdAt, blocked, blockedChangedAt: null }
    await this.em.insert(Room, room)
    const progress = { roomId: id, deliveredSequence: 0, readSequence: 0 }
    await this.em.insertMany(
      RoomMember,
      [lowId, highId].map((memberId) => ({ ...progress, memberId })),
    )
  }

  /**
   * Hides the room of a pair, or shows it again, as the blocks of both say.
   * @returns the change, where there is a room and it was otherwise before
   */
  async applyBlocks(pair: Pair): Promise<RoomChange | undefined> {
    const blocked = await this.isBlocked(pair)
    const room = await queries(this.em)
      .updateTable('rooms')
      .set({ blocked, blocked_changed_at: sql<Date>`clock_timestamp()` })
      .where('low_id', '=', pair.lowId)
      .where('high_id', '=', pair.highId)
      .where('blocked', '<>', blocked)
      .returning('id')
      .executeTakeFirst()
    return room && { id: room.id, memberIds: [pair.lowId, pair.highId], gone: blocked }
  }

  /** Removes a member's rooms with all that was written there. @returns them, with the others who stay */
  async eraseOf(memberId: string): Promise<RoomChange[]> {
    const removed = await queries(this.em)
      .deleteFrom('rooms')
      .where((eb) => eb.or([eb('low_id', '=', memberId), eb('high_id', '=', memberId)]))
      .returning(['id', 'low_id as lowId', 'high_id as highId'])
      .execute()
    const rooms = removed.map(({ id, lowId, highId }) => ({ id, other: lowId === memberId ? highId : lowId }))
    if (rooms.length > 0) {
      await queries(this.em)
        .insertInto('removed_rooms')
        .values(
          rooms.map(({ id, other }) => ({
            room_id: id,
            member_id: other,
            removed_at: sql<Date>`clock_timestamp()`,
          })),
        )
        .execute()
    }
    // After that: whoever is deleted at the same moment may just have left one.
    await queries(this.em)
      .deleteFrom('removed_rooms')
      .where((eb) =>
        eb.or([
          eb('member_id', '=', memberId),
          eb('removed_at', '<', sql<string>`clock_timestamp() - make_interval(hours => ${removedKept})`),
        ]),
      )
      .execute()
    return rooms.map(({ id, other }) => ({ id, memberIds: [other], gone: true }))
  }

  private async isBlocked({ lowId, highId }: Pair): Promise<boolean> {
    const block = await queries(this.em)
      .selectFrom('blocks')
      .select('blocker_id as blockerId')
      .where('blocked', '=', true)
      .where('blocker_id', 'in', [lowId, highId])
      .where('blocked_id', 'in', [lowId, highId])
      .executeTakeFirst()
    return block !== undefined
  }
}
