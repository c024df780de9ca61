import { LockMode } from '@mikro-orm/core'
import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { isBlocked } from '@rafiq/members'
import { NotFoundError, timeOf } from '@rafiq/service-kit'
import { type ExpressionBuilder, sql } from 'kysely'
import { ConnectionRecord, type ConnectionTables, queries } from '../database/tables.ts'
import { openStatuses, remindsOf, unsettledStatuses, waitsSince } from './contact-rules.ts'
import type { ConnectionRow } from './to-connection.ts'

/** Who contacted whom. */
export type Direction = Pick<ConnectionRecord, 'userId' | 'matchedUserId'>

/** A contact as whoever was contacted sees it. */
export type ReceivedRow = Pick<
  ConnectionRow,
  'userId' | 'contactedAt' | 'answeredAt' | 'name' | 'location' | 'age'
>

/** What is told of a contact that expired. */
type Expired = Pick<ConnectionRecord, 'id' | 'userId' | 'matchedUserId' | 'status' | 'version'>

/** Contacts, each method in the transaction that is under way. A block hides them from whatever does not say `held`. */
@Injectable()
export class ConnectionRepository {
  constructor(private readonly em: EntityManager) {}

  /** A member's own contacts, newest first, with what is shown of the others: one statement. */
  async list(userId: string): Promise<ConnectionRow[]> {
    return (await this.rows().where('user_id', '=', userId).where(isVisible).execute()).map(toRow)
  }

  /** The same with those that a block hides, of whose others nothing is known here. */
  async listHeld(userId: string): Promise<ConnectionRow[]> {
    return (await this.rows().where('user_id', '=', userId).execute()).map(toRow)
  }

  /** What others made with a member and is not settled, newest first, with what is shown of them. */
  async received(memberId: string): Promise<ReceivedRow[]> {
    const rows = await queries(this.em)
      .selectFrom('connections')
      .innerJoin('members', 'members.member_id', 'connections.user_id')
      .where('matched_user_id', '=', memberId)
      .where('status', 'in', unsettledStatuses)
      .where(isVisible)
      .orderBy('contacted_at', 'desc')
      .orderBy('id', 'desc')
      .select([
        'connections.user_id as userId',
        'connections.contacted_at as contactedAt',
        'connections.answered_at as answeredAt',
      ])
      .select(['members.name', 'members.location', 'members.age'])
      .execute()
    return rows.map((row) => ({
      ...row,
      contactedAt: timeOf(row.contactedAt),
      answeredAt: timeOf(row.answeredAt),
    }))
  }

  /** @throws NotFoundError also for one that went within this moment, with one of the two accounts */
  async get(direction: Direction): Promise<ConnectionRow> {
    const row = await this.rows()
      .where('user_id', '=', direction.userId)
      .where('matched_user_id', '=', direction.matchedUserId)
      .where(isVisible)
      .executeTakeFirst()
    if (!row) throw new NotFoundError()
    return toRow(row)
  }

  /** The contact under a lock, so that two outcomes of one contact come one after the other. */
  lock({ userId, matchedUserId }: Direction): Promise<ConnectionRecord | null> {
    return this.em.findOne(
      ConnectionRecord,
      { userId, matchedUserId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    )
  }

  /**
   * Writes down which contacts nobody has answered in time, the oldest first, in one statement: what somebody else has
   * locked is left out, so replicas share the work and none waits.
   */
  expire(now: Date, limit: number): Promise<Expired[]> {
    return queries(this.em)
      .updateTable('connections')
      .set((eb) => ({ status: 'expired' as const, version: eb('version', '+', 1) }))
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('connections')
          .where('status', 'in', openStatuses)
          .where('answered_at', 'is', null)
          .where('contacted_at', '<=', waitsSince(now).toISOString())
          .orderBy('contacted_at')
          .limit(limit)
          .forUpdate()
          .skipLocked()
          .select('id'),
      )
      .returning(['id', 'user_id as userId', 'matched_user_id as matchedUserId', 'status', 'version'])
      .execute()
  }

  /**
   * Writes down of which contacts whoever was contacted is reminded now, in one statement as above: each once, while it waits
   * and no block hides it.
   */
  remind(now: Date, limit: number): Promise<Direction[]> {
    return queries(this.em)
      .updateTable('connections')
      .set({ reminded_at: now })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('connections')
          .where(waits(now))
          .where('reminded_at', 'is', null)
          .where('contacted_at', '<=', remindsOf(now).toISOString())
          .where(isVisible)
          .orderBy('contacted_at')
          .limit(limit)
          .forUpdate()
          .skipLocked()
          .select('id'),
      )
      .returning(['user_id as userId', 'matched_user_id as matchedUserId'])
      .execute()
  }

  /** Which of these contacts were made and may still be answered for the first time. */
  unanswered(directions: readonly Direction[]): Promise<Direction[]> {
    return queries(this.em)
      .selectFrom('connections')
      .where((eb) =>
        eb(
          eb.refTuple('user_id', 'matched_user_id'),
          'in',
          directions.map(({ userId, matchedUserId }) => eb.tuple(userId, matchedUserId)),
        ),
      )
      .where('status', 'in', unsettledStatuses)
      .where('answered_at', 'is', null)
      .select(['user_id as userId', 'matched_user_id as matchedUserId'])
      .execute()
  }

  /** Who made a contact with a member that waits for the answer. */
  waitingFor(memberId: string, now: Date): Promise<Pick<Direction, 'userId'>[]> {
    return queries(this.em)
      .selectFrom('connections')
      .where('matched_user_id', '=', memberId)
      .where(waits(now))
      .where(isVisible)
      .select('user_id as userId')
      .execute()
  }

  /** A member's contacts that still wait. */
  async countOpen(userId: string, now: Date): Promise<number> {
    const { count } = await queries(this.em)
      .selectFrom('connections')
      .where('user_id', '=', userId)
      .where('status', 'in', openStatuses)
      .where((eb) =>
        eb.or([eb('answered_at', 'is not', null), eb('contacted_at', '>', waitsSince(now).toISOString())]),
      )
      .where(isVisible)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
    return count
  }

  /** Whether a contact was made, hidden or not. */
  async exists({ userId, matchedUserId }: Direction): Promise<boolean> {
    return (await this.em.count(ConnectionRecord, { userId, matchedUserId })) > 0
  }

  /** The same in either direction. */
  async existsBetween({ userId, matchedUserId }: Direction): Promise<boolean> {
    const reverse = { userId: matchedUserId, matchedUserId: userId }
    return (await this.em.count(ConnectionRecord, { $or: [{ userId, matchedUserId }, reverse] })) > 0
  }

  /** Whether either of the two blocks the other. */
  async isBlocked({ userId, matchedUserId }: Direction): Promise<boolean> {
    const pair = isBlocked(sql`${userId}::uuid`, sql`${matchedUserId}::uuid`)
    const { blocked } = await queries(this.em).selectNoFrom(pair.as('blocked')).executeTakeFirstOrThrow()
    return blocked === true
  }

  /** Removes every contact that a member made or was the other of. */
  async eraseOf(memberId: string): Promise<void> {
    await this.em.nativeDelete(ConnectionRecord, {
      $or: [{ userId: memberId }, { matchedUserId: memberId }],
    })
  }

  private rows() {
    return queries(this.em)
      .selectFrom('connections')
      .leftJoin('members', (join) =>
        join.onRef('members.member_id', '=', 'connections.matched_user_id').on(isVisible),
      )
      .orderBy('contacted_at', 'desc')
      .orderBy('id', 'desc')
      .select([
        'connections.id',
        'connections.user_id as userId',
        'connections.matched_user_id as matchedUserId',
        'connections.status',
        'connections.contacted_at as contactedAt',
        'connections.responded_at as respondedAt',
        'connections.answered_at as answeredAt',
        'members.name',
        'members.location',
        'members.age',
      ])
  }
}

type Builder = ExpressionBuilder<ConnectionTables, 'connections'>

/** Open, without an answer, and not waiting in vain by now. */
const waits = (now: Date) => (eb: Builder) =>
  eb.and([
    eb('status', 'in', openStatuses),
    eb('answered_at', 'is', null),
    eb('contacted_at', '>', waitsSince(now).toISOString()),
  ])

/** No block hides the contact. */
const isVisible = sql<boolean>`not ${isBlocked(sql.ref('connections.user_id'), sql.ref('connections.matched_user_id'))}`

type QueriedRow = Awaited<ReturnType<ReturnType<ConnectionRepository['rows']>['execute']>>[number]

const toRow = (row: QueriedRow): ConnectionRow => ({
  ...row,
  contactedAt: timeOf(row.contactedAt),
  respondedAt: timeOf(row.respondedAt),
  answeredAt: timeOf(row.answeredAt),
})
