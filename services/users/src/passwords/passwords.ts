import { Inject, Injectable } from '@nestjs/common'
import { hash, verify } from '@node-rs/argon2'
import { validationMessages } from '@rafiq/contracts'
import type { Role } from '@rafiq/contracts/accounts'
import { MalformedError, SETTINGS, UnavailableError } from '@rafiq/service-kit'
import type { UsersSettings } from '../settings.ts'
import { createBoundedPool } from '../support/bounded-pool.ts'
import { acceptsPassword, policyFor } from './password-policy.ts'

/** Argon2id with 19 MiB and two passes (OWASP's recommendation); about 11 ms of one core. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of no password at all, for accounts that do not exist. */
const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$bm90IHRoZSBoYXNoIG9mIGFueSBwYXNzd29yZCBldmVyIQ'

/** Hashing in a bounded pool: a rush of sign-ins waits in line, and is refused with 503 before memory runs out. */
@Injectable()
export class PasswordHasher {
  private readonly pool = createBoundedPool({
    running: 4,
    waiting: 200,
    refuse: () => new UnavailableError({ retryAfter: 2 }),
  })

  hash(password: string): Promise<string> {
    return this.pool.run(() => hash(password.normalize('NFC'), parameters))
  }

  /** @param passwordHash null takes as long as a wrong password and answers no */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const matches = await this.pool.run(() => verify(passwordHash ?? nobody, password.normalize('NFC')))
    return matches && passwordHash !== null
  }
}

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

  /** @param passwordHash null takes as long as a wrong password and answers no */
  verify(passwordHash: string | null, password: string): Promise<boolean> {
    return this.hasher.verify(passwordHash, password)
  }

  private policyOf(role: Role) {
    return policyFor(this.settings.PASSWORD_POLICY, role)
  }
}
