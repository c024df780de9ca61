import { Injectable } from '@nestjs/common'
import { hash, verify } from '@node-rs/argon2'
import { UnavailableError } from '@rafiq/service-kit'
import { createBoundedPool } from '../support/bounded-pool.ts'

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
