import { limits } from '@rafiq/contracts'
import type { ModeratorUsersQuery } from '@rafiq/contracts/moderation'
import { type RawBuilder, sql } from 'kysely'

const orders = { createdAt: sql`created_at`, email: sql`email`, name: sql`coalesce(name, '')` }
const statuses = {
  active: sql`is_active`,
  paused: sql`not is_active`,
  'paused-by-staff': sql`paused_by_staff`,
}

/** The list as anybody would write it first: `position` for a search, `count(*)` for the count. */
function condition({ search, role, status }: ModeratorUsersQuery): RawBuilder<unknown> {
  const isBeginning = search !== undefined && search.length < limits.moderation.minSearch
  return sql`not deleted${search ? sql` and position(${search} in email) ${isBeginning ? sql`= 1` : sql`> 0`}` : sql``}${
    role ? sql` and role = ${role}` : sql``
  }${status ? sql` and ${statuses[status]}` : sql``}`
}

export function naivePage(query: ModeratorUsersQuery): RawBuilder<unknown> {
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`
  return sql`select member_id as id from moderation.accounts where ${condition(query)}
    order by ${orders[query.sort]} ${direction}, member_id ${direction} limit ${query.limit}`
}

export const naiveCount = (query: ModeratorUsersQuery): RawBuilder<unknown> =>
  sql`select count(*)::integer as count from moderation.accounts where ${condition(query)}`
