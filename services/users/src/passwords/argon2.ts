/** What hashing threads run: see `password-hasher.ts`. */
import { hashSync, verifySync } from '@node-rs/argon2'

/** Argon2id with two passes over as many KiB. */
export const hash = ([password, memoryCost]: [string, number]): string =>
  hashSync(password, { memoryCost, timeCost: 2, parallelism: 1 })

export const verify = ([passwordHash, password]: [string, string]): boolean =>
  verifySync(passwordHash, password)
