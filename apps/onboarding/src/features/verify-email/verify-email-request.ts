import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

/**
 * `POST /api/auth/verify-email`. A link works once, so the call is cached by its token: a page that renders twice
 * asks once and keeps the first answer.
 */
export const verifyEmail = (token: string) =>
  queryOptions({
    queryKey: ['/api/auth/verify-email', token],
    queryFn: async () => {
      await api.post('/api/auth/verify-email', { token })
      return true
    },
  })
