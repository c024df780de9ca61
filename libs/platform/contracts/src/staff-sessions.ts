import { z } from 'zod'

/** What staff have to do before their routes open to a session: codes of the errors that these answer meanwhile (403). */
export const sessionRestrictionSchema = z.enum(['second-factor-required', 'password-change-required'])
export type SessionRestriction = z.infer<typeof sessionRestrictionSchema>

/** Minutes for which a confirmation by a factor of sign-in holds. */
export const stepUpMinutes = 10
