import { registrationResultSchema } from '@rafiq/contracts/members'
import { storedValue } from '@rafiq/platform'
import { z } from 'zod'
import { storageName } from './storage-name.ts'

const schema = registrationResultSchema.extend({
  email: z.string(),
  /** What was answered to the consent question; null while it is open. */
  decision: z.enum(['shared', 'private']).nullable(),
})

export type MatchingResult = z.infer<typeof schema>

/** The matching result of this session (spec §4). */
export const matchingResult = storedValue({ key: storageName('result'), shape: schema })
