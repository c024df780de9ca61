import { limits } from '@rafiq/contracts'
import type { ModeratorUser, ModeratorUsersQuery } from '@rafiq/contracts/moderation'
import { type RawBuilder, sql } from 'kysely'

/** The statements of the list, as text: what they gain over what one would write first is measured by `npm run bench:moderation`. */
export type Filter = Pick<ModeratorUsersQuery, 'search' | 'role' | 'status'>

/** Where a page ended: what the last account is sorted by, and its id. */
export interface Position {
  key: string
  id: string
}

/** What each order sorts by, in the words of its index. */
const keys = {
  createdAt: sql`created_at`,
  email: sql`email`,
  name: sql`coalesce(name, '')`,
}

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** A part of the address, by trigrams; with less than one it is the beginning, by the order of addresses. */
function searchCondition(search: string, walked: boolean): RawBuilder<boolean> {
  const isBeginning = search.length < limits.moderation.minSearch
  // The same in words that no trigram answers: many fit, so the order is walked.
  if (walked && !isBeginning) return sql<boolean>`position(${search} in email) > 0`
  const part = escapeLike(search)
  return isBeginning ? sql<boolean>`email like ${`${part}%`}` : sql<boolean>`email like ${`%${part}%`}`
}

/** Roles that few have are named apart, so that their small index is taken. */
const roleCondition = (role: NonNullable<Filter['role']>): RawBuilder<boolean> =>
  role === 'user' ? sql<boolean>`role = 'user'` : sql<boolean>`role = ${role} and role <> 'user'`

const statusConditions = {
  active: sql<boolean>`is_active`,
  paused: sql<boolean>`not is_active`,
  'paused-by-staff': sql<boolean>`paused_by_staff`,
}

/** Which accounts a filter lets through. */
function filterCondition({ search, role, status }: Filter, walked = false): RawBuilder<unknown> {
  const conditions = [
    sql`not deleted`,
    ...(search ? [searchCondition(search, walked)] : []),
    ...(role ? [roleCondition(role)] : []),
    ...(status ? [statusConditions[status]] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** An account as the list shows it. */
const shown = sql`member_id as id, email, name, location, role, is_active as "isActive",
  paused_by_staff as "pausedByStaff", phone_share_consent as "phoneShareConsent",
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`

/** A page's part: behind the position, in order, and one account more if there is a next page. */
function pageBy(
  key: RawBuilder<unknown>,
  { order, limit }: ModeratorUsersQuery,
  after: Position | null,
): RawBuilder<unknown> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const beyond = order === 'asc' ? sql`>` : sql`<`
  const rest = after ? sql`and (${key}, member_id) ${beyond} (${after.key}, ${after.id}::uuid)` : sql``
  return sql`${rest} order by ${key} ${direction}, member_id ${direction} limit ${limit + 1}`
}

/** A page by walking an order until it is full: for no filter, and for one that finds many. */
export const walkStatement = (
  query: ModeratorUsersQuery,
  after: Position | null,
): RawBuilder<ModeratorUser> => sql<ModeratorUser>`
  select ${shown} from moderation.accounts
  where ${filterCondition(query, true)} ${pageBy(keys[query.sort], query, after)}`

/** What a filter finds, up to one account more than are counted, and a page of it. */
export interface Found {
  count: number
  /** Empty where there are more than are counted: a page of those is walked to. */
  users: ModeratorUser[]
}

/**
 * Of a filter that finds few, all are found, counted and sorted at once, as they may come late in any order. What is
 * found is no more than what the order needs; the page alone is read whole.
 */
export const findStatement = (
  query: ModeratorUsersQuery,
  after: Position | null,
): RawBuilder<Found> => sql<Found>`
  with found as materialized (
    select ${keys[query.sort]} as key, member_id from moderation.accounts
    where ${filterCondition(query)} limit ${limits.moderation.counted + 1}
  ), total as (select count(*)::integer as count from found)
  select count, coalesce(
    (select json_agg(account) from (
      select ${shown} from (
        select row_number() over () as place, member_id from (
          select member_id from found where count <= ${limits.moderation.counted} ${pageBy(sql`key`, query, after)}
        ) as sorted
      ) as page join moderation.accounts using (member_id) order by place
    ) as account), '[]') as users
  from total`

/** How many there are by role and status, from the figures that are kept. */
export const figureCountStatement = ({ role, status }: Filter): RawBuilder<{ count: number }> => sql<{
  count: number
}>`
  select coalesce(sum(accounts), 0)::integer as count from moderation.account_counts
  where true${role ? sql` and role = ${role}` : sql``}${status ? sql` and ${statusConditions[status]}` : sql``}`
