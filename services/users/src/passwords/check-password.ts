import { validationMessages } from '@rafiq/contracts'
import { MalformedError } from '@rafiq/service-kit'
import { acceptsPassword, type PasswordPolicy } from './password-policy.ts'

/** @throws MalformedError at the field `password` where the installation's policy asks for more */
export async function checkPassword(policy: PasswordPolicy, password: string, email: string): Promise<void> {
  if (await acceptsPassword(policy, password, email)) return
  throw new MalformedError('weak-password', {
    issues: [{ path: 'password', message: validationMessages.passwordWeak }],
  })
}
