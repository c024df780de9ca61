import type { AccountSecurity, MemberSession } from '@rafiq/contracts/accounts'
import type { Notice } from '@rafiq/contracts/moderation'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

const securityPath = '/api/user/security'

/** `GET /api/user/security`: what secures this account, and what has to be done before pages for staff open. */
export const securityQuery = queryOptions({
  queryKey: [securityPath],
  queryFn: ({ signal }) => api.get<AccountSecurity>(securityPath, undefined, { signal }),
  refetchOnMount: 'always',
})

const sessionsPath = '/api/user/sessions'

/** `GET /api/user/sessions`: where the account is signed in, this browser first. */
export const sessionsQuery = queryOptions({
  queryKey: [sessionsPath],
  queryFn: ({ signal }) => api.get<MemberSession[]>(sessionsPath, undefined, { signal }),
  refetchOnMount: 'always',
})

/** `GET /api/user/notices`: what staff told the member, newest first. */
export const noticesQuery = queryOptions({
  queryKey: ['/api/user/notices'],
  queryFn: ({ signal }) => api.get<Notice[]>('/api/user/notices', undefined, { signal }),
})
