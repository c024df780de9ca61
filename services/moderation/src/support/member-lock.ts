import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'

/** Makes whatever concerns one member wait for each other until the transaction ends. @param what concerns them */
export async function lockMember(
  em: EntityManager,
  what: 'reporter' | 'requester' | 'review-hold',
  memberId: string,
): Promise<void> {
  const key = `moderation.${what}:${memberId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(em.getKysely())
}
