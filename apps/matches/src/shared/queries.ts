import { useProfile } from '@rafiq/app-kit'
import type { Connection, MatchLimit } from '@rafiq/contracts/connections'
import type { MarkedMatch, MatchCard } from '@rafiq/contracts/matching'
import { api } from '@rafiq/platform'
import { type QueryClient, queryOptions, useQuery } from '@rafiq/platform/query'

/** `GET /api/user/matches`: best first. */
export const matchesQuery = queryOptions({
  queryKey: ['/api/user/matches'],
  meta: { offline: true },
  queryFn: ({ signal }) => api.get<MatchCard[]>('/api/user/matches', undefined, { signal }),
})

/**
 * Changes the cards alone: reading all matches again would change every photo's address too. But what is being read
 * meanwhile may be older, and would undo the change: that is read again.
 */
export async function changeCards(client: QueryClient, change: (cards: MatchCard[]) => MatchCard[]) {
  const { queryKey } = matchesQuery
  const reading = client.getQueryState(queryKey)?.fetchStatus === 'fetching'
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (cards: MatchCard[] | undefined) => cards && change(cards))
  if (reading) void client.invalidateQueries({ queryKey })
}

/** `GET /api/users/connections`: the caller's own contacts, newest first. */
export const connectionsQuery = queryOptions({
  queryKey: ['/api/users/connections'],
  meta: { offline: true },
  queryFn: ({ signal }) => api.get<Connection[]>('/api/users/connections', undefined, { signal }),
})

/** `GET /api/user/match-limit`: how many contacts still wait, of how many. */
export const matchLimitQuery = queryOptions({
  queryKey: ['/api/user/match-limit'],
  meta: { offline: true },
  queryFn: ({ signal }) => api.get<MatchLimit>('/api/user/match-limit', undefined, { signal }),
})

/** `GET /api/user/match-marks`: whom the caller saved or put aside, newest first. */
export const marksQuery = queryOptions({
  queryKey: ['/api/user/match-marks'],
  meta: { offline: true },
  queryFn: ({ signal }) => api.get<MarkedMatch[]>('/api/user/match-marks', undefined, { signal }),
})

/** Asked only when the profile is loaded (spec §7). */
export function useMatchLimit() {
  const { data: profile } = useProfile()
  return useQuery({ ...matchLimitQuery, enabled: Boolean(profile) })
}
