import { api } from '@rafiq/platform'
import { mutationOptions } from '@rafiq/platform/query'

/** `DELETE /api/user/delete`: the account with all its traces, for good. */
export const deleteAccount = mutationOptions({
  mutationFn: () => api.delete('/api/user/delete'),
})
