import type { ModeratorReport } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

/** `GET /api/moderator/reports?subject=`: all reports on one member, newest first. */
export const reportsOnQuery = (memberId: string) => {
  const path = `/api/moderator/reports?subject=${memberId}&status=all`
  return queryOptions({
    queryKey: ['/api/moderator/reports', path],
    queryFn: ({ signal }) => api.get<ModeratorReport[]>(path, undefined, { signal }),
    staleTime: 0,
  })
}
