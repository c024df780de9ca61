import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** That a block holds between two members, whoever made it; for the statements of others. */
export const isBlocked = (
  one: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
): RawBuilder<SqlBool> => sql<SqlBool>`
  exists (
    select from connections.blocks as block
    where block.blocked
      and ((block.blocker_id = ${one} and block.blocked_id = ${other})
        or (block.blocker_id = ${other} and block.blocked_id = ${one}))
  )`

/** Which pairs are blocked, by version. */
@Injectable()
export class BlockRepository {
  /** Keeps the newest version. Both members are locked, and neither is deleted. */
  async keep(
    tx: EntityManager,
    { blockerId, blockedId, blocked, version }: EventData<'pair.blocked'>,
  ): Promise<void> {
    await sql`
      insert into connections.blocks (blocker_id, blocked_id, blocked, version)
      values (${blockerId}, ${blockedId}, ${blocked}, ${version})
      on conflict (blocker_id, blocked_id) do update
      set blocked = excluded.blocked, version = excluded.version
      where blocks.version < excluded.version
    `.execute(tx.getKysely())
  }

  /** Whether either of the two blocks the other. */
  async isBetween(tx: EntityManager, memberId: string, otherId: string): Promise<boolean> {
    const { rows } = await sql<{ blocked: boolean }>`
      select ${isBlocked(sql`${memberId}::uuid`, sql`${otherId}::uuid`)} as blocked
    `.execute(tx.getKysely())
    return rows[0]?.blocked ?? false
  }

  /** Leaves nothing of a member's blocks, in either direction. */
  async eraseOf(tx: EntityManager, memberId: string): Promise<void> {
    await sql`
      delete from connections.blocks where blocker_id = ${memberId} or blocked_id = ${memberId}
    `.execute(tx.getKysely())
  }
}
