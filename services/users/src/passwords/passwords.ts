import { Inject, Injectable } from '@nestjs/common'
import { validationMessages } from '@rafiq/contracts'
import type { Role } from '@rafiq/contracts/accounts'
import { MalformedError, SETTINGS, UnavailableError } from '@rafiq/service-kit'
import type { UsersSettings } from '../settings.ts'
import { PasswordHasher } from './password-hasher.ts'
import { acceptsPassword, policyFor } from './password-policy.ts'

/** What is kept of a password. */
export interface StoredPassword {
  passwordHash: string
  /** Whether it was judged to be one that staff may have. */
  passwordStrict: boolean
}

/** Passwords as members choose and show them. */
@Injectable()
export class Passwords {
  constructor(
    private readonly hasher: PasswordHasher,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  /** @throws MalformedError at the field `password` where the installation's policy asks for more */
  async check(password: string, { email, role }: { email: string; role: Role }): Promise<void> {
    if (await acceptsPassword(this.policyOf(role), password, email)) return
    throw new MalformedError('weak-password', {
      issues: [{ path: 'password', message: validationMessages.passwordWeak }],
    })
  }

  /** A chosen password that was checked. */
  async store(password: string, role: Role): Promise<StoredPassword> {
    const passwordHash = await this.hasher.hash(password)
    return { passwordHash, passwordStrict: this.policyOf(role) === 'strict' }
  }

  /** A hash that is made as the setting says today, in place of this one; undefined where it is, or too many wait. */
  async renewed(passwordHash: string, password: string): Promise<string | undefined> {
    if (this.hasher.isCurrent(passwordHash)) return undefined
    return this.hasher.hash(password).catch((error: unknown) => {
      if (error instanceof UnavailableError) return undefined
      throw error
    })
  }

  /** @param passwordHash null takes as long as a wrong password and answers no */
  verify(passwordHash: string | null, password: string): Promise<boolean> {
    return this.hasher.verify(passwordHash, password)
  }

  private policyOf(role: Role) {
    return policyFor(this.settings.PASSWORD_POLICY, role)
  }
}
