import type { UndoPauseResult } from '@rafiq/contracts'
import { api } from '@rafiq/platform'

/** `POST /api/moderator/pauses/{pauseId}/undo`: just those whom this pause has paused are active again. */
export const undoPause = (pauseId: string) =>
  api.post<UndoPauseResult>(`/api/moderator/pauses/${pauseId}/undo`)
