import type { AccountSecurity } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

const path = '/api/user/security'

/** `GET /api/user/security`: what secures this account, and what has to be done before pages for staff open. */
export const securityQuery = queryOptions({
  queryKey: [path],
  queryFn: ({ signal }) => api.get<AccountSecurity>(path, undefined, { signal }),
  refetchOnMount: 'always',
})
