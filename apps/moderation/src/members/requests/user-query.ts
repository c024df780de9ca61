import type { ModeratorUserDetail } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

/** `GET /api/moderator/users/{id}`: recorded as a staff read, so it is not asked again without a reason. */
export const userQuery = (id: string) => {
  const path = `/api/moderator/users/${id}`
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<ModeratorUserDetail>(path, undefined, { signal }),
    staleTime: 10_000,
  })
}
