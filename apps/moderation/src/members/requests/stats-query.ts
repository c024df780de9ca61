import type { ModeratorStats } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

/** `GET /api/moderator/stats`: the panel's four figures, always current. */
export const statsQuery = queryOptions({
  queryKey: ['/api/moderator/stats'],
  staleTime: 0,
  queryFn: ({ signal }) => api.get<ModeratorStats>('/api/moderator/stats', undefined, { signal }),
})
