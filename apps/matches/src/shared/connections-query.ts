import type { Connection } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

/** `GET /api/users/connections`: the caller's own contacts, newest first. */
export const connectionsQuery = queryOptions({
  queryKey: ['/api/users/connections'],
  meta: { offline: true },
  queryFn: ({ signal }) => api.get<Connection[]>('/api/users/connections', undefined, { signal }),
})
