import { LockMode } from '@mikro-orm/core'
import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { type RawBuilder, sql } from 'kysely'
import { isBlocked } from '../blocks/block.repository.ts'
import { ConnectionRecord } from './connection-record.entity.ts'
import { openStatuses } from './open-contacts.ts'
import type { ConnectionRow } from './to-connection.ts'

/** Who contacted whom. */
type Direction = Pick<ConnectionRecord, 'userId' | 'matchedUserId'>

/** Times come in ISO 8601: the driver leaves them to whoever reads them. */
type StoredRow = Omit<ConnectionRow, 'contactedAt' | 'respondedAt'> & {
  contactedAt: string
  respondedAt: string | null
}

/** What a block hides from both. */
const hidden = isBlocked(sql`connection.user_id`, sql`connection.matched_user_id`)

@Injectable()
export class ConnectionRepository {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** A member's own contacts, newest first, with what is shown of the others: one statement. */
  list(userId: string): Promise<ConnectionRow[]> {
    return this.rows(sql`connection.user_id = ${userId} and not ${hidden}`)
  }

  /** The same with those that a block hides, of whose others nothing is known here. */
  listHeld(userId: string): Promise<ConnectionRow[]> {
    return this.rows(sql`connection.user_id = ${userId}`)
  }

  /** Contacts that others made with a member, newest first. */
  listReceived(matchedUserId: string): Promise<ConnectionRecord[]> {
    const newest = { contactedAt: 'desc', id: 'desc' } as const
    return this.em.fork().find(ConnectionRecord, { matchedUserId }, { orderBy: newest })
  }

  async find({ userId, matchedUserId }: Direction): Promise<ConnectionRow | undefined> {
    const [row] = await this.rows(
      sql`connection.user_id = ${userId} and connection.matched_user_id = ${matchedUserId} and not ${hidden}`,
    )
    return row
  }

  /** The contact under a lock, so that two outcomes of one contact come one after the other. */
  lock(tx: EntityManager, { userId, matchedUserId }: Direction): Promise<ConnectionRecord | null> {
    return tx.findOne(ConnectionRecord, { userId, matchedUserId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
  }

  /** A member's contacts that still wait, without those that a block hides. */
  async countOpen(userId: string, em: EntityManager = this.em.fork()): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from connections.connections as connection
      where connection.user_id = ${userId} and connection.status = any(${[...openStatuses]}::text[])
        and not ${hidden}
    `.execute(em.getKysely())
    return rows[0]?.count ?? 0
  }

  async exists(tx: EntityManager, { userId, matchedUserId }: Direction): Promise<boolean> {
    return (await tx.count(ConnectionRecord, { userId, matchedUserId })) > 0
  }

  /** Whether one of the two has contacted the other. */
  async existsBetween(memberId: string, otherId: string): Promise<boolean> {
    const count = await this.em.fork().count(ConnectionRecord, {
      $or: [
        { userId: memberId, matchedUserId: otherId },
        { userId: otherId, matchedUserId: memberId },
      ],
    })
    return count > 0
  }

  /** How many contacts a member made, or received, by how far they are. */
  async countByStatus(column: 'user_id' | 'matched_user_id', memberId: string): Promise<Map<string, number>> {
    const { rows } = await sql<{ status: string; count: number }>`
      select status, count(*)::integer as count from connections.connections
      where ${sql.ref(column)} = ${memberId} group by status
    `.execute(this.em.fork().getKysely())
    return new Map(rows.map(({ status, count }) => [status, count]))
  }

  /** Removes every contact that a member made or was the other of. */
  async eraseOf(tx: EntityManager, memberId: string): Promise<void> {
    await tx.nativeDelete(ConnectionRecord, { $or: [{ userId: memberId }, { matchedUserId: memberId }] })
  }

  private async rows(condition: RawBuilder<unknown>): Promise<ConnectionRow[]> {
    const { rows } = await sql<StoredRow>`
      select
        connection.id,
        connection.user_id as "userId",
        connection.matched_user_id as "matchedUserId",
        connection.status,
        to_json(connection.contacted_at) as "contactedAt",
        to_json(connection.responded_at) as "respondedAt",
        member.name,
        member.location,
        member.age
      from connections.connections as connection
      left join connections.members as member
        on member.member_id = connection.matched_user_id and not ${hidden}
      where ${condition}
      order by connection.contacted_at desc, connection.id desc
    `.execute(this.em.fork().getKysely())
    return rows.map(({ contactedAt, respondedAt, ...row }) => ({
      ...row,
      contactedAt: new Date(contactedAt),
      respondedAt: respondedAt === null ? null : new Date(respondedAt),
    }))
  }
}
