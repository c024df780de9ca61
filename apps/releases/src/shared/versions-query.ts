import type { ReleaseVersions } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'
import { live } from './live.ts'

/** `GET /api/releases/{remote}/versions`: newest first. */
export const versionsQuery = (remote: string) => {
  const path = `/api/releases/${remote}/versions`
  return queryOptions({
    ...live,
    queryKey: [path],
    queryFn: ({ signal }) => api.get<ReleaseVersions>(path, undefined, { signal }),
  })
}
