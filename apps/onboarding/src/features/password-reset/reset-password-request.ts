import type { ResetPassword } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { mutationOptions } from '@rafiq/platform/query'

/** `POST /api/auth/reset-password`: all sessions end, and the e-mail counts as verified. */
export const resetPassword = mutationOptions({
  mutationFn: (reset: ResetPassword) => api.post('/api/auth/reset-password', reset),
})
