import type { ModeratorReportDetail } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'
import { reportApi } from '../report-path.ts'

/** `GET /api/moderator/reports/{id}`: each look is recorded. */
export const reportQuery = (id: string) => {
  const path = reportApi(id)
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<ModeratorReportDetail>(path, undefined, { signal }),
    refetchOnMount: 'always',
  })
}
