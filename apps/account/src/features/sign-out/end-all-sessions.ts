import { api } from '@rafiq/platform'
import { mutationOptions } from '@rafiq/platform/query'

/** `POST /api/auth/logout?everywhere=true`: every session of the caller ends, this one too. */
export const endAllSessions = mutationOptions({
  mutationFn: () => api.post('/api/auth/logout?everywhere=true'),
})
