import { api } from '@rafiq/platform'

/** `DELETE /api/moderator/users/{id}/factors`: passkeys, authenticator app and recovery codes go, and all sessions end. */
export const resetFactors = (id: string) => api.delete<void>(`/api/moderator/users/${id}/factors`)
