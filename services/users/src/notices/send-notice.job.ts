import { defineJob } from '@rafiq/service-kit'
import { z } from 'zod'

/** A notice by mail; retries in seconds: for about a day, at most five minutes apart. */
export const sendNoticeJob = defineJob('users.send-notice', z.object({ id: z.uuid() }), {
  limit: 300,
  delay: 2,
  longestDelay: 300,
})
