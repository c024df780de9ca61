import { registrationResultSchema } from '@rafiq/contracts'
import { z } from 'zod'
import { keptName } from './kept-name.ts'
import { storedValue } from './stored-value.ts'

const schema = registrationResultSchema.extend({
  email: z.string(),
  /** What was answered to the consent question; null while it is open. */
  decision: z.enum(['shared', 'private']).nullable(),
})

export type MatchingResult = z.infer<typeof schema>

/** The matching result of this session (spec §4). */
export const matchingResult = storedValue(keptName('result'), schema)
