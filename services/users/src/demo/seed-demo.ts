import type { EntityManager } from '@mikro-orm/postgresql'
import type { EventBus } from '@rafiq/service-kit'
import { CompiledQuery } from 'kysely'
import { candidateOf } from '../matches/candidate.ts'
import type { Member } from '../members/member.entity.ts'
import { toAccountChanged } from '../members/to-account-changed.ts'

const columnName = (property: string): string =>
  property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const toRow = (record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([property, value]) => [columnName(property), value]))

const memberRow = ({ profile, ...account }: Member): Record<string, unknown> =>
  toRow({ ...account, ...profile })

/** All in one statement. What is there stays as it is, and who deleted an account does not come back. */
const seedSql = `
with demo as (
  select * from jsonb_populate_recordset(null::users.members, $1::jsonb) as member
  where not exists (select from users.member_deletions as gone where gone.member_id = member.id)
), added as (
  insert into users.members select * from demo on conflict do nothing returning id
), indexed as (
  insert into users.match_candidates
  select candidate.*
  from jsonb_populate_recordset(null::users.match_candidates, $2::jsonb) as candidate
  join added on added.id = candidate.member_id
)
select id from added`

/**
 * Adds the demo members that are missing. Other services ask about members when it matters; the moderation team's list
 * has to be told. Answers how many.
 */
export async function seedDemo(
  em: EntityManager,
  members: readonly Member[],
  events: Pick<EventBus, 'publish'>,
): Promise<number> {
  const candidates = members.map(candidateOf).filter((candidate) => candidate !== null)
  const rows = [JSON.stringify(members.map(memberRow)), JSON.stringify(candidates.map(toRow))]
  return em.transactional(async (tx) => {
    const added = await tx.getKysely().executeQuery<{ id: string }>(CompiledQuery.raw(seedSql, rows))
    const ids = new Set(added.rows.map(({ id }) => id))
    for (const member of members) {
      if (ids.has(member.id)) await events.publish(tx, 'account.changed', toAccountChanged(member))
    }
    return ids.size
  })
}
