import { isWhole } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { limits } from '../limits.ts'
import { validationMessages as say } from '../validation-messages.ts'

/** Trimmed and compared without case. */
export const emailSchema = z
  .string({ error: say.email })
  .trim()
  .toLowerCase()
  .max(limits.email.max, { error: say.email })
  .regex(z.regexes.email, { error: say.email })

/**
 * The spec's minimum of 6; `PASSWORD_POLICY=strict` asks for more on the server. It is what was typed, to the last space; but
 * half a character or NUL, which are one and the same to a hash or end it early elsewhere, is no key that anybody has.
 */
export const passwordSchema = z
  .string({ error: say.passwordShort })
  .min(limits.password.min, { error: say.passwordShort })
  .max(limits.password.max, { error: say.tooLong })
  .refine((password) => isWhole(password), { error: say.characters })

export const credentialsSchema = z.object({ email: emailSchema, password: passwordSchema })

export type Credentials = z.infer<typeof credentialsSchema>
