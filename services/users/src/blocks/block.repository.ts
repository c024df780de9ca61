import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts'
import { sql } from 'kysely'

/** Who blocks whom. */
export interface BlockedPair {
  blockerId: string
  blockedId: string
}

/** A block of a member's own. */
export interface BlockRow {
  /** Of whom it is against. */
  id: string
  name: string | null
  blockedAt: Date
  liftedAt: Date | null
}

/** Times come in ISO 8601: the driver leaves them to whoever reads them. */
type StoredRow = Omit<BlockRow, 'blockedAt' | 'liftedAt'> & { blockedAt: string; liftedAt: string | null }

@Injectable()
export class BlockRepository {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** A member's own blocks, lifted ones too, newest first; not what staff's corrections alone have parted. */
  async of(blockerId: string): Promise<BlockRow[]> {
    const { rows } = await sql<StoredRow>`
      select
        block.blocked_id as id,
        member.name,
        to_json(block.blocked_at) as "blockedAt",
        to_json(block.lifted_at) as "liftedAt"
      from users.blocks as block join users.members as member on member.id = block.blocked_id
      where block.blocker_id = ${blockerId} and block.own
      order by block.blocked_at desc, block.blocked_id desc
    `.execute(this.em.fork().getKysely())
    return rows.map(({ blockedAt, liftedAt, ...row }) => ({
      ...row,
      blockedAt: new Date(blockedAt),
      liftedAt: liftedAt === null ? null : new Date(liftedAt),
    }))
  }

  /** How it stands with a block, as others are told; undefined where there never was one. */
  async find({ blockerId, blockedId }: BlockedPair): Promise<EventData<'pair.blocked'> | undefined> {
    const { rows } = await sql<EventData<'pair.blocked'>>`
      select blocker_id as "blockerId", blocked_id as "blockedId", lifted_at is null or held as blocked, version
      from users.blocks where blocker_id = ${blockerId} and blocked_id = ${blockedId}
    `.execute(this.em.fork().getKysely())
    return rows[0]
  }

  /** @returns the version of the change; undefined where it was blocked already */
  async put(
    tx: EntityManager,
    { blockerId, blockedId }: BlockedPair,
    now: Date,
  ): Promise<number | undefined> {
    const { rows } = await sql<{ version: number }>`
      insert into users.blocks (blocker_id, blocked_id, blocked_at, version)
      values (${blockerId}, ${blockedId}, ${now.toISOString()}, 1)
      on conflict (blocker_id, blocked_id) do update
      set blocked_at = excluded.blocked_at, lifted_at = null, own = true, version = blocks.version + 1
      where blocks.lifted_at is not null
      returning version
    `.execute(tx.getKysely())
    return rows[0]?.version
  }

  /** @returns how it stands then; undefined where nothing was blocked */
  async lift(
    tx: EntityManager,
    { blockerId, blockedId }: BlockedPair,
    now: Date,
  ): Promise<EventData<'pair.blocked'> | undefined> {
    const { rows } = await sql<EventData<'pair.blocked'>>`
      update users.blocks set lifted_at = ${now.toISOString()}, version = version + 1
      where blocker_id = ${blockerId} and blocked_id = ${blockedId} and lifted_at is null
      returning blocker_id as "blockerId", blocked_id as "blockedId", held as blocked, version
    `.execute(tx.getKysely())
    return rows[0]
  }
}
