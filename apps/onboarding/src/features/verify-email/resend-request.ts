import { api } from '@rafiq/platform'
import { mutationOptions } from '@rafiq/platform/query'

/** `POST /api/auth/resend-verification`: 202 whether or not there is such an account. */
export const resendVerification = mutationOptions({
  mutationFn: (email: string) => api.post('/api/auth/resend-verification', { email }),
})
