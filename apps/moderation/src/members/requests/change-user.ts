import type { ModeratorUser, ModeratorUserChange } from '@rafiq/contracts'
import { api } from '@rafiq/platform'

/** `PATCH /api/moderator/users/{id}`: pauses the account, or makes it active again. */
export const changeUser = (
  id: string,
  change: Pick<ModeratorUserChange, 'isActive'> & Partial<ModeratorUserChange>,
) => api.patch<ModeratorUser>(`/api/moderator/users/${id}`, change)
