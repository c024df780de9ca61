import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts/events'
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'

interface BlockTables {
  blocks: { blocker_id: string; blocked_id: string; blocked: boolean; version: number }
}

/** That a block holds between two members, whoever made it; for the conditions of a service's own queries. */
export const isBlocked = (one: Expression<unknown>, other: Expression<unknown>) => sql<SqlBool>`
  exists (
    select from blocks as block
    where block.blocked
      and ((block.blocker_id = ${one} and block.blocked_id = ${other})
        or (block.blocker_id = ${other} and block.blocked_id = ${one}))
  )`

/**
 * Which pairs are blocked, by version, in the service's table `blocks (blocker_id, blocked_id, blocked, version)` with the
 * two ids as its key. Every method joins the transaction that it is called in.
 */
@Injectable()
export class BlockProjection {
  constructor(protected readonly em: EntityManager) {}

  /** Takes the newest version. Both members are locked and neither is deleted, or the row would outlive them. */
  async upsert({ blockerId, blockedId, blocked, version }: EventData<'pair.blocked'>): Promise<void> {
    await this.db()
      .insertInto('blocks')
      .values({ blocker_id: blockerId, blocked_id: blockedId, blocked, version })
      .onConflict((conflict) =>
        conflict
          .columns(['blocker_id', 'blocked_id'])
          .doUpdateSet((eb) => ({ blocked: eb.ref('excluded.blocked'), version: eb.ref('excluded.version') }))
          .whereRef('blocks.version', '<', 'excluded.version'),
      )
      .execute()
  }

  /** Whether either of the two blocks the other. */
  async isBetween(memberId: string, otherId: string): Promise<boolean> {
    const [row] = await this.db()
      .selectNoFrom(isBlocked(sql`${memberId}::uuid`, sql`${otherId}::uuid`).as('blocked'))
      .execute()
    return row?.blocked === true
  }

  /** Leaves nothing of a member's blocks, in either direction. */
  async eraseOf(memberId: string): Promise<void> {
    await this.db()
      .deleteFrom('blocks')
      .where((eb) => eb.or([eb('blocker_id', '=', memberId), eb('blocked_id', '=', memberId)]))
      .execute()
  }

  private db(): Kysely<BlockTables> {
    return this.em.getKysely<BlockTables>()
  }
}
