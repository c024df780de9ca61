import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts'
import { sql } from 'kysely'
import { type Pair, pairOf } from '../rooms/pair.ts'

/** A room whose two a block parted, or whose block was lifted. */
export interface ChangedRoom extends Pair {
  id: string
  blocked: boolean
}

/** Milliseconds left to the announcement, before a change counts as untold. */
const grace = 1_000

/** Which pairs are blocked, by version, and which rooms that hides. */
@Injectable()
export class BlockRepository {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

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
      returning room.id, room.low_id as "lowId", room.high_id as "highId", room.blocked
    `.execute(tx.getKysely())
    return rows[0]
  }

  /**
   * Rooms that were hidden or came back since a time, but for this moment, and what time it is by the database's clock.
   * @param from milliseconds; nothing where it is undefined, which only asks what time it is
   */
  async changedSince(from: number | undefined): Promise<{ now: number; rooms: ChangedRoom[] }> {
    const { rows } = await sql<{ now: number; rooms: ChangedRoom[] }>`
      with clock as materialized (select clock_timestamp() as time)
      select (extract(epoch from clock.time) * 1000)::float8 as now, coalesce((
        select json_agg(json_build_object('id', id, 'lowId', low_id, 'highId', high_id, 'blocked', blocked))
        from chat.rooms
        where blocked_changed_at >= coalesce(to_timestamp(${from ?? null}::float8 / 1000), clock.time)
          and blocked_changed_at < clock.time - make_interval(secs => ${grace / 1000})
      ), '[]') as rooms
      from clock
    `.execute(this.em.fork().getKysely())
    const [found] = rows
    if (!found) throw new Error('The database did not tell the time.')
    return found
  }

  /** Leaves nothing of a member's blocks, in either direction. */
  async eraseOf(tx: EntityManager, memberId: string): Promise<void> {
    await sql`
      delete from chat.blocks where blocker_id = ${memberId} or blocked_id = ${memberId}
    `.execute(tx.getKysely())
  }
}
