import { z } from 'zod'
import { credentials } from '../../shared/credentials.ts'
import { storedValue } from '../../shared/stored-value.ts'
import type { RegisterValues } from './register-form.ts'

/** What was typed and ticked, so that a reload or a look at the terms loses nothing; the password only after Continue. */
const draft = storedValue(
  'onboarding.register',
  z.object({ email: z.string(), adult: z.boolean(), terms: z.boolean(), privacy: z.boolean() }),
)

export function loadRegister(): RegisterValues {
  const kept = draft.read() ?? { email: '', adult: false, terms: false, privacy: false }
  const waiting = credentials.read()
  return { ...kept, email: kept.email || (waiting?.email ?? ''), password: waiting?.password ?? '' }
}

export function keepRegister({ email, adult, terms, privacy }: RegisterValues) {
  draft.write({ email, adult, terms, privacy })
}
