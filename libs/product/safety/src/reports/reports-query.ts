import type { OwnReport } from '@rafiq/contracts/moderation'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

/** `GET /api/reports`: what the member has reported, newest first, and what came of it. */
export const reportsQuery = queryOptions({
  queryKey: ['/api/reports'],
  queryFn: ({ signal }) => api.get<OwnReport[]>('/api/reports', undefined, { signal }),
})
