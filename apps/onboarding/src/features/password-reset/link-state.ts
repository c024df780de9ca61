import type { ResetLinkState } from '@rafiq/contracts/accounts'
import { api } from '@rafiq/platform'
import { queryOptions, skipToken } from '@rafiq/platform/query'

const path = '/api/auth/reset-password/check'

/** Whether a link still sets a password. It may end between two visits, so no answer outlives its page. */
export const resetLinkState = (token: string | null) =>
  queryOptions({
    queryKey: [path, token],
    queryFn: token ? () => api.post<ResetLinkState>(path, { token }) : skipToken,
    gcTime: 0,
  })
