import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../api/client.ts'
import { backgroundRead } from '../queries/query-client.ts'

type BadgeCount = { count: number }

/** How many things wait behind a navigation entry: a GET of the path that its `badge` names. */
export const badgeQuery = (path: string) =>
  queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<BadgeCount>(path, undefined, { signal }),
    meta: backgroundRead,
  })

/**
 * Keeps the badge of the navigation entry with this path at what the remote itself knows, which is newer than what
 * the header read. `null`: nothing is known yet, the header's own reading stands.
 */
export function useBadge(path: string, count: number | null) {
  const queryClient = useQueryClient()
  const { data, dataUpdatedAt } = useQuery({ ...badgeQuery(path), enabled: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that comes later is overruled too
  useEffect(() => {
    if (count === null || data?.count === count) return
    queryClient.setQueryData(badgeQuery(path).queryKey, { count })
  }, [queryClient, path, count, data?.count, dataUpdatedAt])
}
