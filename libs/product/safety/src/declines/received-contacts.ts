import type { ReceivedContact } from '@rafiq/contracts/connections'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

/** `GET /api/users/connections/received`: what others made with the caller and is not settled, newest first, answered or not. */
export const receivedContactsQuery = queryOptions({
  queryKey: ['/api/users/connections/received'],
  meta: { offline: true },
  queryFn: ({ signal }) =>
    api.get<ReceivedContact[]>('/api/users/connections/received', undefined, { signal }),
})
