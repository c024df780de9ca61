import { api, endSession } from '@rafiq/platform'
import { mutationOptions } from '@rafiq/platform/query'

/** `POST /api/auth/logout?everywhere=true`: every session of the caller ends, this one too. */
export const endAllSessions = mutationOptions({
  mutationFn: () => endSession(() => api.post('/api/auth/logout?everywhere=true')),
})
