import type { ModeratorUserDetail } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

/** `GET /api/moderator/users/{id}`: the account that a decision is about; recorded as a look of whoever decides. */
export const accountQuery = (memberId: string) => {
  const path = `/api/moderator/users/${memberId}`
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<ModeratorUserDetail>(path, undefined, { signal }),
  })
}
