import { LockMode } from '@mikro-orm/core'
import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { asOfNow } from '../support/as-of-now.ts'
import { Member, type MemberTables } from './member.entity.ts'
import { readMember, readSessionsValidFrom } from './member-reads.ts'

/** How old "last active" may get before it is written again, in milliseconds. */
const activityStep = 3_600_000

@Injectable()
export class MemberRepository {
  constructor(private readonly em: EntityManager) {}

  find(id: string): Promise<Member | null> {
    return readMember(this.em, id)
  }

  /** Those of them who are there. */
  findAll(ids: readonly string[]): Promise<Member[]> {
    return this.em.find(Member, { id: { $in: [...ids] } }, asOfNow())
  }

  /** @param email trimmed and in small letters, as the contract's schema leaves it */
  findByEmail(email: string): Promise<Member | null> {
    return this.em.findOne(Member, { email }, asOfNow())
  }

  /** How many of them verified their address after a moment. */
  countVerifiedSince(ids: readonly string[], since: Date): Promise<number> {
    return this.em.count(Member, { id: { $in: [...ids] }, emailVerifiedAt: { $gt: since } })
  }

  /** Unverified accounts that registered before a moment. */
  async unverifiedSince(before: Date, limit: number): Promise<string[]> {
    const where = { emailVerifiedAt: null, createdAt: { $lt: before } }
    const found = await this.em.find(Member, where, { ...asOfNow(), fields: ['id'], limit })
    return found.map(({ id }) => id)
  }

  sessionsValidFrom(id: string): Promise<Date | null> {
    return readSessionsValidFrom(this.em, id)
  }

  /** The member under a lock that makes changes to one account wait for each other. In a transaction. */
  lock(id: string): Promise<Member | null> {
    return this.em.findOne(Member, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })
  }

  /** Members under that lock, in one order everywhere. In a transaction. */
  async lockAll(ids: readonly string[]): Promise<Map<string, Member>> {
    const found = await this.em.find(
      Member,
      { id: { $in: [...new Set(ids)] } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    )
    return new Map(found.map((member) => [member.id, member]))
  }

  /**
   * All admins under a lock, in one order, where this member is one of them; nobody else. Before the member's own lock,
   * so that of two admins who go at once the second one finds the first one gone. In a transaction.
   */
  async lockAdmins(id: string): Promise<Member[]> {
    const rows = await this.em
      .getKysely<MemberTables>()
      .selectFrom('members')
      .select('id')
      .where('role', '=', 'admin')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('members as self')
            .select('self.id')
            .where('self.id', '=', id)
            .where('self.role', '=', 'admin'),
        ),
      )
      .orderBy('id')
      .forUpdate()
      .execute()
    const admins = { id: { $in: rows.map((row) => row.id) } }
    return rows.length === 0 ? [] : this.em.find(Member, admins, { refresh: true })
  }

  /**
   * Members under a lock that only their deletion waits for, in one order everywhere. In a transaction.
   * @returns ids of those who are there
   */
  async hold(ids: readonly string[]): Promise<Set<string>> {
    const query = this.em.getKysely<MemberTables>().selectFrom('members').select('id')
    const rows = await query
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forKeyShare()
      .execute()
    return new Set(rows.map(({ id }) => id))
  }

  /**
   * Holds one member as `hold` does, once changes to the account that are under way have ended. In a transaction.
   * @returns from when on their sessions count; null: there is no such member
   */
  async holdSessions(id: string): Promise<Date | null> {
    const query = this.em.getKysely<MemberTables>().selectFrom('members').select('sessions_valid_from')
    const row = await query.where('id', '=', id).forKeyShare().executeTakeFirst()
    return row ? new Date(row.sessions_valid_from) : null
  }

  /** What is known of a password's strength, unless it is another one by now. */
  async rememberStrength({ id, passwordHash }: Member, passwordStrict: boolean): Promise<void> {
    await this.em.nativeUpdate(Member, { id, passwordHash }, { passwordStrict })
  }

  /** Another hash of the same password, unless that is another one by now. */
  async replaceHash({ id, passwordHash: known }: Member, passwordHash: string): Promise<void> {
    await this.em.nativeUpdate(Member, { id, passwordHash: known }, { passwordHash })
  }

  /** Remembers that the member was here, unless that is known of the last hour. */
  async touch({ id, activeAt }: Pick<Member, 'id' | 'activeAt'>, now: Date): Promise<void> {
    const before = new Date(now.getTime() - activityStep)
    if (activeAt >= before) return
    await this.em
      .getKysely<MemberTables>()
      .updateTable('members')
      .set({ active_at: now })
      .where('id', '=', id)
      .where('active_at', '<', before)
      .execute()
  }
}
