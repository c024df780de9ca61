import type { ModeratorReport } from '@rafiq/contracts'
import { queryOptions } from '@rafiq/platform/query'
import { readPage } from '../../shared/read-page.ts'
import { reportsApi } from '../report-path.ts'
import { type QueueSearch, queueQuery } from './queue-search.ts'

/** `GET /api/moderator/reports`: one page of the queue. Read anew whenever somebody comes back to it. */
export const reportsQuery = (search: QueueSearch) => {
  const path = `${reportsApi}?${queueQuery(search)}`
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => readPage<ModeratorReport>(path, signal),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}
