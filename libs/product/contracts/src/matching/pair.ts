import { z } from 'zod'
import { memberChangedSchema } from '../events/events.ts'

/**
 * `GET /internal/pairs/{memberId}/{otherId}` of the users service: what holds between the two at this moment.
 * `POST …/introductions`: the same, and where they match, the second counts as shown to the first (`limits.shownPeople`);
 * `matched` is false where the first may be shown nobody else for now.
 */
export const pairSchema = z.object({
  member: memberChangedSchema.nullable().describe('null: there is no such member'),
  other: memberChangedSchema.nullable(),
  matched: z.boolean(),
})

export type Pair = z.infer<typeof pairSchema>
