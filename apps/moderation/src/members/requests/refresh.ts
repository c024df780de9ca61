import type { QueryClient } from '@rafiq/platform/query'

const parts = ['/api/moderator/users', '/api/moderator/stats']

/** Everything that is shown of accounts is read again: something was done to one of them. */
export const refreshAccounts = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => parts.some((part) => String(queryKey[0]).startsWith(part)),
  })
