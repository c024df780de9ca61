import type { ReleaseHistory } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'
import { live } from '../../shared/live.ts'

/** `GET /api/releases/{remote}/history`: newest first. */
export const historyQuery = (remote: string) => {
  const path = `/api/releases/${remote}/history`
  return queryOptions({
    ...live,
    queryKey: [path],
    queryFn: ({ signal }) => api.get<ReleaseHistory>(path, undefined, { signal }),
  })
}
