import type { ModeratorUser, Role } from '@rafiq/contracts'
import { api } from '@rafiq/platform'

/** `PUT /api/moderator/users/{id}/role`: all sessions of the account end. */
export const changeRole = (id: string, role: Role) =>
  api.put<ModeratorUser>(`/api/moderator/users/${id}/role`, { role })
