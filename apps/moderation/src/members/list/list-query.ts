import {
  type ModeratorSort,
  type ModeratorStatus,
  moderatorSorts,
  moderatorStatuses,
  type Role,
  roles,
} from '@rafiq/contracts'

/** What of the accounts is shown. */
export type ListQuery = {
  /** A part of the e-mail address; empty: all. */
  search: string
  role: Role | null
  status: ModeratorStatus | null
  sort: ModeratorSort
  order: 'asc' | 'desc'
  /** Where the page begins; null: at the beginning. */
  cursor: string | null
}

/** Accounts on a page. */
export const pageSize = 50

const everything: ListQuery = {
  search: '',
  role: null,
  status: null,
  sort: 'createdAt',
  order: 'desc',
  cursor: null,
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null

/** What an address asks for; what it cannot mean is as if it were not there. */
export const readListQuery = (params: URLSearchParams): ListQuery => ({
  search: params.get('search')?.trim() ?? everything.search,
  role: oneOf(roles, params.get('role')),
  status: oneOf(moderatorStatuses, params.get('status')),
  sort: oneOf(moderatorSorts, params.get('sort')) ?? everything.sort,
  order: oneOf(['asc', 'desc'], params.get('order')) ?? everything.order,
  cursor: params.get('cursor'),
})

/** The search part of an address; what goes without saying is left out. */
export function writeListQuery(query: ListQuery): string {
  const said = Object.entries(query).filter(
    ([name, value]) => value !== null && value !== everything[name as keyof ListQuery],
  )
  return new URLSearchParams(said as [string, string][]).toString()
}

/** Another filter or order begins at the first page. */
export const changeListQuery = (query: ListQuery, change: Partial<Omit<ListQuery, 'cursor'>>): ListQuery => ({
  ...query,
  ...change,
  cursor: null,
})

export const isFiltered = ({ search, role, status }: ListQuery): boolean =>
  search !== '' || role !== null || status !== null

/** The call that reads it. */
export function usersPath(query: ListQuery): string {
  const wishes = Object.entries({ ...query, limit: String(pageSize) }).filter(
    ([, value]) => value !== null && value !== '',
  )
  return `/api/moderator/users?${new URLSearchParams(wishes as [string, string][])}`
}
