import { defineJob } from '@rafiq/service-kit'
import { z } from 'zod'

/** Retries in seconds: for about a day, at most five minutes apart. */
export const sendSecurityMailJob = defineJob('users.send-security-mail', z.object({ id: z.uuid() }), {
  limit: 300,
  delay: 2,
  longestDelay: 300,
})
