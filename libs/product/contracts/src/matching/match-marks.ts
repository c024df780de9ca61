import { z } from 'zod'

/** What a member keeps about a match: put on a list of one's own, or put aside so that neither is shown to the other. */
export const matchMarks = ['saved', 'not-for-me'] as const

/** `PUT /api/user/match-marks/{memberId}`; it takes the place of an earlier mark. */
export const matchMarkSchema = z.object({ mark: z.enum(matchMarks) }).meta({ id: 'MatchMark' })

export const markedMatchSchema = z
  .object({ id: z.uuid(), name: z.string().nullable(), mark: z.enum(matchMarks), markedAt: z.iso.datetime() })
  .meta({ id: 'MarkedMatch' })

/** `GET /api/user/match-marks`: the caller's own, newest first. Who marked the caller is told to nobody. */
export const markedMatchesSchema = z.array(markedMatchSchema)

export type MatchMark = z.infer<typeof matchMarkSchema>
export type MarkedMatch = z.infer<typeof markedMatchSchema>
