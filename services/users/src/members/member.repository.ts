import { LockMode } from '@mikro-orm/core'
import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { sql } from 'kysely'
import { Member } from './member.entity.ts'

/** How old "last active" may get before it is written again, in milliseconds. */
const activityStep = 3_600_000

@Injectable()
export class MemberRepository {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  find(id: string): Promise<Member | null> {
    return this.em.fork().findOne(Member, { id })
  }

  /** Those of them who are there. */
  findAll(ids: readonly string[]): Promise<Member[]> {
    return this.em.fork().find(Member, { id: { $in: [...ids] } })
  }

  /** @param email trimmed and in small letters, as the contract's schema leaves it */
  findByEmail(email: string): Promise<Member | null> {
    return this.em.fork().findOne(Member, { email })
  }

  /** The member under a lock that makes changes to one account wait for each other. */
  lock(tx: EntityManager, id: string): Promise<Member | null> {
    return tx.findOne(Member, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
  }

  /**
   * Members under a lock that only their deletion waits for, in one order everywhere.
   * @returns ids of those who are there
   */
  async hold(tx: EntityManager, ids: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ id: string }>`
      select id from users.members where id = any(${[...ids]}::uuid[]) order by id for key share
    `.execute(tx.getKysely())
    return new Set(rows.map(({ id }) => id))
  }

  /**
   * All admins under a lock, in one order, where this member is one of them; nobody else. Before the member's own lock,
   * so that of two admins who go at once the second one finds the first one gone.
   */
  async lockAdmins(tx: EntityManager, id: string): Promise<Member[]> {
    const { rows } = await sql<{ id: string }>`
      select id from users.members
      where role = 'admin' and exists (select from users.members where id = ${id} and role = 'admin')
      order by id for update
    `.execute(tx.getKysely())
    return rows.length === 0 ? [] : tx.find(Member, { id: { $in: rows.map((row) => row.id) } })
  }

  /** Members by id, from the one after `after`. */
  page(after: string | null, limit: number): Promise<Member[]> {
    return this.em
      .fork()
      .find(Member, after === null ? {} : { id: { $gt: after } }, { orderBy: { id: 'asc' }, limit })
  }

  /** What is known of a password's strength, unless it is another one by now. */
  async judgePassword({ id, passwordHash }: Member, passwordStrict: boolean): Promise<void> {
    await this.em.fork().nativeUpdate(Member, { id, passwordHash }, { passwordStrict })
  }

  async sessionsValidFrom(id: string): Promise<Date | null> {
    const found = await this.em.fork().findOne(Member, { id }, { fields: ['sessionsValidFrom'] })
    return found?.sessionsValidFrom ?? null
  }

  /** Remembers that the member was here; it orders matches of equal score. At most once an hour per member. */
  async touch(id: string, now: Date): Promise<void> {
    const before = new Date(now.getTime() - activityStep)
    await sql`
      with touched as (
        update users.members set active_at = ${now} where id = ${id} and active_at < ${before} returning id
      )
      update users.match_candidates set active_at = ${now} where member_id in (select id from touched)
    `.execute(this.em.fork().getKysely())
  }
}
