import type { GenderCorrection, ModeratorUser } from '@rafiq/contracts'
import { api } from '@rafiq/platform'

/** `PUT /api/moderator/users/{id}/gender`: the member's matches start anew, and they are told. */
export const correctGender = (id: string, correction: GenderCorrection) =>
  api.put<ModeratorUser>(`/api/moderator/users/${id}/gender`, correction)
