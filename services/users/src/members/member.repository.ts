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

  /** @param email trimmed and in small letters, as the contract's schema leaves it */
  findByEmail(email: string): Promise<Member | null> {
    return this.em.fork().findOne(Member, { email })
  }

  /** The member under a lock that makes changes to one account wait for each other. */
  lock(tx: EntityManager, id: string): Promise<Member | null> {
    return tx.findOne(Member, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
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
