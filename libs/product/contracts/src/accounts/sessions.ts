import { z } from 'zod'

/** What a browser says of itself, as two well-known names; no version, no location. */
export const deviceSchema = z
  .object({ browser: z.string().nullable(), os: z.string().nullable() })
  .meta({ id: 'Device' })

export const memberSessionSchema = z
  .object({
    id: z.string().describe('names the session and does not open it'),
    device: deviceSchema,
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().describe('exact to a minute'),
    current: z.boolean(),
  })
  .meta({ id: 'MemberSession' })

/**
 * `GET /api/user/sessions` → 200: the caller's living sessions, this one first, then the last used first.
 * `DELETE /api/user/sessions/{id}` → 204 ends one of them (this one too, which signs out); 404.
 * `DELETE /api/user/sessions` → 204 ends all but this one.
 */
export const memberSessionsSchema = z.array(memberSessionSchema)

/** `DELETE /api/moderator/users/{id}/sessions`, admins only → 200; recorded. 403 for one's own, 404. */
export const endedSessionsSchema = z.object({ ended: z.int().min(0) }).meta({ id: 'EndedSessions' })

export type Device = z.infer<typeof deviceSchema>
export type MemberSession = z.infer<typeof memberSessionSchema>
export type EndedSessionsResult = z.infer<typeof endedSessionsSchema>
