import type { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts'
import { sql } from 'kysely'
import { pairOf } from '../rooms/pair.ts'
import type { ChangedRoom } from '../rooms/tell-room.ts'

/** Which pairs are blocked, by version, and which rooms that hides. */
@Injectable()
export class BlockRepository {
  /**
   * Keeps a block's newest version. Both members are locked, and neither is deleted.
   * @returns the room of the two, where it is hidden from now on, or not any more
   */
  async keep(
    tx: EntityManager,
    { blockerId, blockedId, blocked, version }: EventData<'pair.blocked'>,
  ): Promise<ChangedRoom | undefined> {
    await sql`
      insert into chat.blocks (blocker_id, blocked_id, blocked, version)
      values (${blockerId}, ${blockedId}, ${blocked}, ${version})
      on conflict (blocker_id, blocked_id) do update
      set blocked = excluded.blocked, version = excluded.version
      where blocks.version < excluded.version
    `.execute(tx.getKysely())
    const { lowId, highId } = pairOf(blockerId, blockedId)
    const { rows } = await sql<ChangedRoom>`
      update chat.rooms as room set blocked = pair.blocked, blocked_changed_at = clock_timestamp()
      from (
        select bool_or(blocked) as blocked from chat.blocks
        where (blocker_id = ${lowId} and blocked_id = ${highId})
          or (blocker_id = ${highId} and blocked_id = ${lowId})
      ) as pair
      where room.low_id = ${lowId} and room.high_id = ${highId} and room.blocked <> pair.blocked
      returning room.id, json_build_array(room.low_id, room.high_id) as "memberIds", room.blocked as gone
    `.execute(tx.getKysely())
    return rows[0]
  }

  /** Leaves nothing of a member's blocks, in either direction. */
  async eraseOf(tx: EntityManager, memberId: string): Promise<void> {
    await sql`
      delete from chat.blocks where blocker_id = ${memberId} or blocked_id = ${memberId}
    `.execute(tx.getKysely())
  }
}
