import type { ModeratorReportDetail } from '@rafiq/contracts/moderation'
import { api } from '@rafiq/platform'
import { type QueryClient, queryOptions, useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import { readAgain } from '../shared/read-again.ts'

/** Where the server tells of reports. */
export const reportsApi = '/api/moderator/reports'
export const reportApi = (id: string): string => `${reportsApi}/${encodeURIComponent(id)}`

/** `GET /api/moderator/reports/{id}`: each look is recorded. */
export const reportQuery = (id: string) => {
  const path = reportApi(id)
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<ModeratorReportDetail>(path, undefined, { signal }),
    refetchOnMount: 'always',
  })
}

/**
 * Something done with a report. It ends when the page shows the server's state of it, done or rejected, so that what
 * somebody else did meanwhile is there together with the error.
 */
export function useReportChange<Variables = void, Data = unknown>(
  send: (variables: Variables) => Promise<Data>,
  onDone?: (data: Data, variables: Variables) => void,
) {
  const queryClient = useQueryClient()
  return useSingleMutation<Data, Error, Variables>({
    mutationFn: send,
    onSuccess: (data, variables) => onDone?.(data, variables),
    onSettled: () => refresh(queryClient),
  })
}

/** The report and the lists that it is in. */
const refresh = (queryClient: QueryClient) => readAgain(queryClient, [reportsApi])
