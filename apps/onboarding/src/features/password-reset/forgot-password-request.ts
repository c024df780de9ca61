import { api } from '@rafiq/platform'
import { mutationOptions } from '@rafiq/platform/query'

/** `POST /api/auth/forgot-password`: 202 whether or not there is such an account. */
export const forgotPassword = mutationOptions({
  mutationFn: (email: string) => api.post('/api/auth/forgot-password', { email }),
})
