import { api, endSession } from '@rafiq/platform'
import { mutationOptions } from '@rafiq/platform/query'

/** `DELETE /api/user/delete`: the account with all its traces, for good. */
export const deleteAccount = mutationOptions({
  mutationFn: () => endSession(() => api.delete('/api/user/delete')),
})
