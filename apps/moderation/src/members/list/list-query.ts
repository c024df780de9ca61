import { type Role, roles } from '@rafiq/contracts/accounts'
import {
  type ModeratorSort,
  type ModeratorStatus,
  moderatorSorts,
  moderatorStatuses,
} from '@rafiq/contracts/moderation'

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

/** What is never part of an address, which logs on the way and browsers keep: pieces of members' addresses and names. */
type HistoryState = Pick<ListQuery, 'search' | 'cursor'>

function readUnaddressed(state: unknown): HistoryState {
  const { search, cursor } = Object(state) as Partial<Record<keyof HistoryState, unknown>>
  return {
    search: typeof search === 'string' ? search.trim() : everything.search,
    cursor: typeof cursor === 'string' ? cursor : null,
  }
}

/** What an address asks for, with what its entry of the history keeps; what it cannot mean is as if it were not there. */
export const readListQuery = (params: URLSearchParams, state: unknown): ListQuery => ({
  ...readUnaddressed(state),
  role: oneOf(roles, params.get('role')),
  status: oneOf(moderatorStatuses, params.get('status')),
  sort: oneOf(moderatorSorts, params.get('sort')) ?? everything.sort,
  order: oneOf(['asc', 'desc'], params.get('order')) ?? everything.order,
})

/** The search part of an address; what goes without saying is left out. */
export function writeListQuery({ search: _search, cursor: _cursor, ...query }: ListQuery): string {
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

/** What the entry of the history keeps beside the address. */
export const historyStateOf = ({ search, cursor }: ListQuery): HistoryState => ({ search, cursor })

/** The call that reads it, with a body where it says more than an address may. */
export function usersCall({ search, cursor, ...filter }: ListQuery): { path: string; body?: object } {
  const wishes = Object.fromEntries(
    Object.entries({ ...filter, limit: String(pageSize) }).filter(([, value]) => value !== null),
  ) as Record<string, string>
  if (search === '' && cursor === null) return { path: `/api/moderator/users?${new URLSearchParams(wishes)}` }
  const body = { ...wishes, ...(search !== '' && { search }), ...(cursor !== null && { cursor }) }
  return { path: '/api/moderator/users/search', body }
}
