import type { ReleaseDiff } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

/** `GET /api/releases/{remote}/diff?from=&to=`: versions never change, so it is read once. */
export const diffQuery = (remote: string, from: string, to: string) => {
  const path = `/api/releases/${remote}/diff?${new URLSearchParams({ from, to })}`
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<ReleaseDiff>(path, undefined, { signal }),
  })
}
