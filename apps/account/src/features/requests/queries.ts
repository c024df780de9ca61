import type { NewRequest, OwnRequest } from '@rafiq/contracts/moderation'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

const path = '/api/user/requests'

/** `GET /api/user/requests`: what the member asked of the team, newest first. */
export const requestsQuery = queryOptions({
  queryKey: [path],
  queryFn: ({ signal }) => api.get<OwnRequest[]>(path, undefined, { signal }),
  refetchOnMount: 'always',
})

/** `POST /api/user/requests`. */
export const sendRequest = (request: NewRequest) => api.post<OwnRequest>(path, request)

/** `POST /api/user/requests/{id}/withdraw`. */
export const withdrawRequest = (id: string) => api.post<void>(`${path}/${encodeURIComponent(id)}/withdraw`)
