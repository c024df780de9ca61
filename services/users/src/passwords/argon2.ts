/** What hashing threads run: see `password-hasher.ts`. */
import { hashSync, verifySync } from '@node-rs/argon2'

/** Argon2id with 19 MiB and two passes (OWASP's recommendation); about 11 ms of one core. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hash = (password: string): string => hashSync(password, parameters)

export const verify = ([passwordHash, password]: [string, string]): boolean =>
  verifySync(passwordHash, password)
