import { defineJob } from '@rafiq/service-kit'
import { z } from 'zod'

/** Brings a member's profile to where their reports say it belongs. */
export const settleHoldJob = defineJob('moderation.settle-hold', z.object({ memberId: z.uuid() }))
