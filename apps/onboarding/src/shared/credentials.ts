import { z } from 'zod'
import { storedValue } from './stored-value.ts'

/** E-mail and password between the first page and the created profile; erased then (spec §4). As typed, unchecked. */
export const credentials = storedValue(
  'onboarding.credentials',
  z.object({ email: z.string().min(1), password: z.string().min(1) }),
)
