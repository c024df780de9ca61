import type { BulkPause, BulkPauseResult } from '@rafiq/contracts'
import { api } from '@rafiq/platform'

/** `POST /api/moderator/pauses`: pauses many; whom it may not pause it names. */
export const pauseUsers = (pause: BulkPause) => api.post<BulkPauseResult>('/api/moderator/pauses', pause)
