import { EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts/events'
import type { Gender } from '@rafiq/contracts/questionnaire'
import { sql } from 'kysely'
import { Member, type MemberTables } from '../members/member.entity.ts'
import { Block, type BlockSchema } from '../pairs/block.entity.ts'
import { type PairConnectionSchema } from '../pairs/pair-connection.entity.ts'
import { asOfNow } from '../support/as-of-now.ts'

type Tables = MemberTables & InferKyselyDB<typeof BlockSchema | typeof PairConnectionSchema>

/** How a block stands, as others are told. */
export type BlockChange = EventData<'pair.blocked'>

/** Who blocks whom. */
export interface BlockedPair {
  blockerId: string
  blockedId: string
}

/** A block of a member's own. */
export interface OwnBlock {
  /** Of whom it is against. */
  id: string
  name: string | null
  blockedAt: Date
  liftedAt: Date | null
}

const changed = [
  'blocks.blocker_id as blockerId',
  'blocks.blocked_id as blockedId',
  sql<boolean>`blocks.lifted_at is null or blocks.held`.as('blocked'),
  'blocks.version as version',
] as const

@Injectable()
export class BlockRepository {
  constructor(private readonly em: EntityManager) {}

  /** A member's own blocks, lifted ones too, newest first; not those that staff's corrections of a gender have made. */
  async of(blockerId: string): Promise<OwnBlock[]> {
    const newestFirst = { blockedAt: 'desc', blockedId: 'desc' } as const
    const blocks = await this.em.find(Block, { blockerId, own: true }, { ...asOfNow(), orderBy: newestFirst })
    const nameless = blocks.filter(({ blockedName }) => blockedName === null)
    const blocked = { id: { $in: nameless.map(({ blockedId }) => blockedId) } }
    const members = await this.em.find(Member, blocked, { ...asOfNow(), fields: ['profile.name'] })
    const names = new Map(members.map(({ id, profile }) => [id, profile?.name ?? null]))
    return blocks.map(({ blockedId, blockedName, blockedAt, liftedAt }) => ({
      id: blockedId,
      name: blockedName ?? names.get(blockedId) ?? null,
      blockedAt,
      liftedAt: liftedAt ?? null,
    }))
  }

  /** How it stands with a block, as others are told; undefined where there never was one. */
  find({ blockerId, blockedId }: BlockedPair): Promise<BlockChange | undefined> {
    return this.db
      .selectFrom('blocks')
      .select(changed)
      .where('blocker_id', '=', blockerId)
      .where('blocked_id', '=', blockedId)
      .executeTakeFirst()
  }

  /** @returns how it stands then; undefined where it was blocked already */
  put({ blockerId, blockedId }: BlockedPair, now: Date): Promise<BlockChange | undefined> {
    return this.db
      .insertInto('blocks')
      .values((eb) => ({
        blocker_id: blockerId,
        blocked_id: blockedId,
        blocked_at: now,
        blocked_name: eb.selectFrom('members').select('members.name').where('members.id', '=', blockedId),
        version: 1,
      }))
      .onConflict((conflict) =>
        conflict
          .columns(['blocker_id', 'blocked_id'])
          .doUpdateSet((eb) => ({
            blocked_at: now,
            blocked_name: eb.ref('excluded.blocked_name'),
            lifted_at: null,
            own: true,
            version: eb('blocks.version', '+', 1),
          }))
          .where('blocks.lifted_at', 'is not', null),
      )
      .returning(changed)
      .executeTakeFirst()
  }

  /** @returns how it stands then; undefined where nothing was blocked */
  lift({ blockerId, blockedId }: BlockedPair, now: Date): Promise<BlockChange | undefined> {
    return this.db
      .updateTable('blocks')
      .set((eb) => ({ lifted_at: now, version: eb('version', '+', 1) }))
      .where('blocker_id', '=', blockerId)
      .where('blocked_id', '=', blockedId)
      .where('lifted_at', 'is', null)
      .returning(changed)
      .executeTakeFirst()
  }

  /** Holds apart a member and whoever has been in contact with them and is of another gender. In a transaction. */
  holdAcross(memberId: string, gender: Gender, now: Date): Promise<BlockChange[]> {
    return this.db
      .with('met', (db) =>
        db
          .selectFrom('pair_connections')
          .select('matched_id as id')
          .where('member_id', '=', memberId)
          .union(
            db.selectFrom('pair_connections').select('member_id as id').where('matched_id', '=', memberId),
          ),
      )
      .with(
        (cte) => cte('across').materialized(),
        (db) =>
          db
            .selectFrom('members')
            .select('members.id')
            .where('members.id', 'in', (eb) => eb.selectFrom('met').select('met.id'))
            .where('members.gender', '<>', gender)
            .orderBy('members.id')
            .forKeyShare(),
      )
      .insertInto('blocks')
      .columns(['blocker_id', 'blocked_id', 'blocked_at', 'lifted_at', 'version', 'held', 'own'])
      .expression((eb) =>
        eb
          .selectFrom('across')
          .select([sql<string>`${memberId}::uuid`.as('blocker_id'), 'across.id as blocked_id'])
          .select([
            sql<Date>`${now}::timestamptz`.as('blocked_at'),
            sql<Date>`${now}::timestamptz`.as('lifted_at'),
          ])
          .select([
            sql<number>`1`.as('version'),
            sql<boolean>`true`.as('held'),
            sql<boolean>`false`.as('own'),
          ]),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['blocker_id', 'blocked_id'])
          .doUpdateSet((eb) => ({ held: true, version: eb('blocks.version', '+', 1) }))
          .where('blocks.held', '=', false),
      )
      .returning(changed)
      .execute()
  }

  /** Lets go of what a correction held apart, where both are of one gender now. In a transaction. */
  releaseWithin(memberId: string, gender: Gender): Promise<BlockChange[]> {
    return this.db
      .updateTable('blocks')
      .from('members as other')
      .set((eb) => ({ held: false, version: eb('blocks.version', '+', 1) }))
      .where('blocks.held', '=', true)
      .where('other.gender', '=', gender)
      .where((eb) =>
        eb.or([
          eb('blocks.blocker_id', '=', memberId).and('other.id', '=', eb.ref('blocks.blocked_id')),
          eb('blocks.blocked_id', '=', memberId).and('other.id', '=', eb.ref('blocks.blocker_id')),
        ]),
      )
      .returning(changed)
      .execute()
  }

  private get db() {
    return this.em.getKysely<Tables>()
  }
}
