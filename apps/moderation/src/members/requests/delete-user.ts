import { api } from '@rafiq/platform'

/** `DELETE /api/moderator/users/{id}`: for good, in every service. */
export const deleteUser = (id: string) => api.delete<void>(`/api/moderator/users/${id}`)
