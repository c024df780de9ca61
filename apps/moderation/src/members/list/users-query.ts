import {
  type ModeratorUser,
  moderatorHeaders,
  readTotalCount,
  type TotalCount,
} from '@rafiq/contracts/moderation'
import { api } from '@rafiq/platform'
import { queryOptions, useQuery } from '@rafiq/platform/query'
import { type ListQuery, usersCall } from './list-query.ts'

/** One page of accounts. */
type UsersPage = { users: ModeratorUser[]; nextCursor: string | null; total: TotalCount | null }

/** `GET /api/moderator/users`, or a search by POST; always as it is now. */
const usersQuery = (query: ListQuery) => {
  const { path, body } = usersCall(query)
  return queryOptions({
    queryKey: ['/api/moderator/users', path, body],
    queryFn: async ({ signal }): Promise<UsersPage> => {
      const { value, headers } = body
        ? await api.postWithHeaders<ModeratorUser[]>(path, body, undefined, { signal })
        : await api.getWithHeaders<ModeratorUser[]>(path, undefined, { signal })
      return {
        users: value,
        nextCursor: headers.get(moderatorHeaders.nextCursor),
        total: readTotalCount(headers.get(moderatorHeaders.totalCount)),
      }
    },
    staleTime: 0,
  })
}

/** One page of accounts; the page before stays in view until it is there. */
export const useUsers = (query: ListQuery) =>
  useQuery({ ...usersQuery(query), placeholderData: (previous) => previous })

/** A page of accounts as it stands: read, on its way, or not to be had. */
export type Users = Pick<
  ReturnType<typeof useUsers>,
  'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>
