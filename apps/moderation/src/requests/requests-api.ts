import type { ModeratorRequest, ModeratorRequestDetail, RequestAnswer } from '@rafiq/contracts/moderation'
import { api } from '@rafiq/platform'
import { queryOptions, useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import { readAgain } from '../shared/read-again.ts'
import { readPage } from '../shared/read-page.ts'
import { type RequestSearch, requestAddress } from './request-search.ts'

const requestsApi = '/api/moderator/requests'
const requestApi = (id: string): string => `${requestsApi}/${encodeURIComponent(id)}`

/** `GET /api/moderator/requests`: one page of the queue, read anew whenever somebody comes back to it. */
export const requestsQuery = (search: RequestSearch) => {
  const path = `${requestsApi}${requestAddress(search, { cursor: search.cursor })}`
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => readPage<ModeratorRequest>(path, signal),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}

/** `GET /api/moderator/requests/{id}`: each look is recorded. */
export const requestQuery = (id: string) => {
  const path = requestApi(id)
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<ModeratorRequestDetail>(path, undefined, { signal }),
    refetchOnMount: 'always',
  })
}

/** `POST /api/moderator/requests/{id}/answer`; ends when the page shows what the server has by then, answered or not. */
export function useAnswer(id: string, onDone: () => void) {
  const client = useQueryClient()
  return useSingleMutation({
    mutationFn: (answer: RequestAnswer) =>
      api.post<ModeratorRequestDetail>(`${requestApi(id)}/answer`, answer),
    onSuccess: onDone,
    onSettled: () => readAgain(client, [requestsApi]),
  })
}
