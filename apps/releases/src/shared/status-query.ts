import type { ReleaseStatus } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'
import { live } from './live.ts'

/** `GET /api/releases/status`: what visitors get of every remote, by name. */
export const statusQuery = queryOptions({
  ...live,
  queryKey: ['/api/releases/status'],
  queryFn: ({ signal }) => api.get<ReleaseStatus>('/api/releases/status', undefined, { signal }),
})
