import { memberExportSchema } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

/** `GET /api/user/export`: read anew for each look, and not kept after it. */
export const exportQuery = queryOptions({
  queryKey: ['/api/user/export'],
  queryFn: ({ signal }) => api.get('/api/user/export', memberExportSchema, { signal }),
  staleTime: 0,
  gcTime: 0,
})
