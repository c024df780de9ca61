import type { MatchCard } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

/** `GET /api/user/matches`: best first. */
export const matchesQuery = queryOptions({
  queryKey: ['/api/user/matches'],
  meta: { offline: true },
  queryFn: ({ signal }) => api.get<MatchCard[]>('/api/user/matches', undefined, { signal }),
})
