import type { PipeTransform } from '@nestjs/common'
import { type Login, loginSchema } from '@rafiq/contracts/accounts'
import { MalformedError } from '@rafiq/service-kit'

/** Whatever is missing or malformed in a sign-in has the spec's one sentence (§5). */
export const loginBody: PipeTransform<unknown, Login> = {
  transform(body) {
    const login = loginSchema.safeParse(body)
    if (!login.success) throw new MalformedError('credentials-required')
    return login.data
  },
}
