import { loginSchema } from '@rafiq/contracts'
import { MalformedError } from '@rafiq/service-kit'

/** Whatever is missing or malformed in a sign-in has the spec's one sentence (§5). */
export const loginBody = loginSchema.catch(() => {
  throw new MalformedError('credentials-required')
})
