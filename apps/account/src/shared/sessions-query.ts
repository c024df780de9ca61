import type { MemberSession } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

const path = '/api/user/sessions'

/** `GET /api/user/sessions`: where the account is signed in, this browser first. */
export const sessionsQuery = queryOptions({
  queryKey: [path],
  queryFn: ({ signal }) => api.get<MemberSession[]>(path, undefined, { signal }),
  refetchOnMount: 'always',
})
