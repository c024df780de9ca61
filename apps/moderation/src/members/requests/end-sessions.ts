import type { EndedSessionsResult } from '@rafiq/contracts'
import { api } from '@rafiq/platform'

/** `DELETE /api/moderator/users/{id}/sessions`: signs the account out everywhere. */
export const endSessions = (id: string) =>
  api.delete<EndedSessionsResult>(`/api/moderator/users/${id}/sessions`)
