import type { EndedSessionsResult, Role } from '@rafiq/contracts/accounts'
import type {
  BulkPause,
  BulkPauseResult,
  GenderCorrection,
  ModeratorUser,
  ModeratorUserChange,
  UndoPauseResult,
} from '@rafiq/contracts/moderation'
import { api } from '@rafiq/platform'
import type { QueryClient } from '@rafiq/platform/query'
import { readAgain } from '../shared/read-again.ts'

/** `PATCH /api/moderator/users/{id}`: pauses the account, or makes it active again. */
export const changeUser = (
  id: string,
  change: Pick<ModeratorUserChange, 'isActive'> & Partial<ModeratorUserChange>,
) => api.patch<ModeratorUser>(`/api/moderator/users/${id}`, change)

/** `POST /api/moderator/pauses`: pauses many; whom it may not pause it names. */
export const pauseUsers = (pause: BulkPause) => api.post<BulkPauseResult>('/api/moderator/pauses', pause)

/** `POST /api/moderator/pauses/{pauseId}/undo`: just those whom this pause has paused are active again. */
export const undoPause = (pauseId: string) =>
  api.post<UndoPauseResult>(`/api/moderator/pauses/${pauseId}/undo`)

/** `PUT /api/moderator/users/{id}/role`: all sessions of the account end. */
export const changeRole = (id: string, role: Role) =>
  api.put<ModeratorUser>(`/api/moderator/users/${id}/role`, { role })

/** `PUT /api/moderator/users/{id}/gender`: the member's matches start anew, and they are told. */
export const correctGender = (id: string, correction: GenderCorrection) =>
  api.put<ModeratorUser>(`/api/moderator/users/${id}/gender`, correction)

/** `DELETE /api/moderator/users/{id}`: for good, in every service. */
export const deleteUser = (id: string) => api.delete<void>(`/api/moderator/users/${id}`)

/** `DELETE /api/moderator/users/{id}/sessions`: signs the account out everywhere. */
export const endSessions = (id: string) =>
  api.delete<EndedSessionsResult>(`/api/moderator/users/${id}/sessions`)

/** `DELETE /api/moderator/users/{id}/factors`: passkeys, authenticator app and recovery codes go, and all sessions end. */
export const resetFactors = (id: string) => api.delete<void>(`/api/moderator/users/${id}/factors`)

const parts = ['/api/moderator/users', '/api/moderator/stats']

/** Everything that is shown of accounts is read again: something was done to one of them. */
export const refreshAccounts = (queryClient: QueryClient): Promise<void> => readAgain(queryClient, parts)
