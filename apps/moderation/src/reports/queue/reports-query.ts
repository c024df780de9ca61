import { type ModeratorReport, moderatorHeaders, readWaiting } from '@rafiq/contracts/moderation'
import { queryOptions } from '@rafiq/platform/query'
import { readPageWithHeaders } from '../../shared/read-page.ts'
import { reportsApi } from '../report-requests.ts'
import { type QueueSearch, queueQuery } from './queue-search.ts'

/** `GET /api/moderator/reports`: one page of the queue, and how many wait in all. Read anew whenever somebody comes back to it. */
export const reportsQuery = (search: QueueSearch) => {
  const path = `${reportsApi}?${queueQuery(search)}`
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      const { page, headers } = await readPageWithHeaders<ModeratorReport>(path, signal)
      return { ...page, waiting: readWaiting(headers.get(moderatorHeaders.waiting)) }
    },
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}
