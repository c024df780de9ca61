import { defineJob } from '@rafiq/service-kit'
import { z } from 'zod'

/** A pause with an end ends by itself, unless it is over or another one by then. */
export const endPauseJob = defineJob('users.end-pause', z.object({ memberId: z.uuid(), pauseId: z.uuid() }))
