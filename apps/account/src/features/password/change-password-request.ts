import type { ChangePassword } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { mutationOptions } from '@rafiq/platform/query'

/** `POST /api/auth/change-password`: 422 for a wrong current password; the other sessions end. */
export const changePassword = mutationOptions({
  mutationFn: (change: ChangePassword) => api.post('/api/auth/change-password', change),
})
