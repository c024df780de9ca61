import { defineJob } from '@rafiq/service-kit'
import { z } from 'zod'
import { type TokenPurpose, tokenHours } from '../one-time-tokens/one-time-token.ts'

const purposes = Object.keys(tokenHours) as [TokenPurpose, ...TokenPurpose[]]

/**
 * A mail with a link, written when it can be sent: the token is made then, so none waits in a queue, and an outage of
 * the mail server only delays it. Retries in seconds: for about a day, at most five minutes apart.
 */
export const sendMailJob = defineJob(
  'users.send-mail',
  z.object({
    memberId: z.uuid(),
    purpose: z.enum(purposes),
    requestedAt: z.iso.datetime().optional().describe('absent in jobs of an earlier version'),
  }),
  { limit: 300, delay: 2, longestDelay: 300 },
)
