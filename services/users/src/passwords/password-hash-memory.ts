import { z } from 'zod'

/** KiB that OWASP's password storage recommends at least, with two passes; about 11 ms of one core. */
const leastHashMemory = 19_456

export const passwordHashMemorySetting = z.coerce
  .number()
  .int()
  .min(8)
  .max(1_048_576)
  .default(leastHashMemory)
  .describe('memory that hashing a password takes (Argon2id, two passes); 19,456 or more in production')
  .meta({ unit: 'KiB' })

interface Chosen {
  NODE_ENV: string
  PASSWORD_HASH_MEMORY: number
}

/** Cheap hashes are for tests. */
export const safeHashMemory: [(settings: Chosen) => boolean, { path: string[]; error: string }] = [
  ({ NODE_ENV, PASSWORD_HASH_MEMORY }) =>
    NODE_ENV !== 'production' || PASSWORD_HASH_MEMORY >= leastHashMemory,
  {
    path: ['PASSWORD_HASH_MEMORY'],
    error: `expected ${leastHashMemory} or more when NODE_ENV is production`,
  },
]
