import { type QueryClient, useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import { reportsApi } from '../report-path.ts'

/**
 * Something done with a report. It ends when the page shows the server's state of it, done or refused, so that what
 * somebody else did meanwhile is there together with the refusal.
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
const refresh = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(reportsApi),
  })
