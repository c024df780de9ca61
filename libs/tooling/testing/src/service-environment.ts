import type { TestRedis } from './test-redis.ts'

/** What services of a test tell each other. */
export const serviceSecret = 'a-secret-between-services'

/** Nobody listens there. */
export const nobody = 'http://127.0.0.1:9'

/** What the environments of all services under test have in common; many tests call from one address. */
export const serviceEnvironment = ({ url, prefix }: TestRedis): Record<string, string> => ({
  NODE_ENV: 'test',
  PORT: '1',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_SCALE: '1000',
  SERVICE_SECRET: serviceSecret,
  ADDRESS_HASH_KEYS: 'a-key-that-hashes-addresses',
  // Who has the role has no second factor yet.
  STAFF_SECOND_FACTOR: 'optional',
  FACTOR_KEYS: 'a-key-that-seals-second-factors',
  DATABASE_POOL: '4',
  REDIS_URL: url,
  REDIS_PREFIX: prefix,
})
