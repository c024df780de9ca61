import type { MatchLimit } from '@rafiq/contracts'
import { api, useProfile } from '@rafiq/platform'
import { queryOptions, useQuery } from '@rafiq/platform/query'

/** `GET /api/user/match-limit`: how many contacts still wait, of how many. */
export const matchLimitQuery = queryOptions({
  queryKey: ['/api/user/match-limit'],
  meta: { offline: true },
  queryFn: ({ signal }) => api.get<MatchLimit>('/api/user/match-limit', undefined, { signal }),
})

/** Asked only when the profile is loaded (spec §7). */
export function useMatchLimit() {
  const { data: profile } = useProfile()
  return useQuery({ ...matchLimitQuery, enabled: Boolean(profile) })
}
