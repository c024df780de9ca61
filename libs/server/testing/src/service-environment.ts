import { createHash } from 'node:crypto'
import { type DatabaseService, databaseServices } from '@rafiq/database'
import type { TestRedis } from './test-redis.ts'

type Service = DatabaseService | 'gateway'

/** What a service of a test shows to those that it calls. */
const credentialOf = (service: Service): string => `the credential of ${service} (in tests)`

const serviceCallers = (['gateway', ...databaseServices] as const)
  .map((service) => `${service}=${createHash('sha256').update(credentialOf(service)).digest('hex')}`)
  .join()

/** The header of a call by this service. */
export const calledBy = (service: Service): { 'x-service-credential': string } => ({
  'x-service-credential': credentialOf(service),
})

/** Nobody listens there. */
export const nobody = 'http://127.0.0.1:9'

/** How a service calls and is called. */
export const credentialEnvironment = (service: Service): Record<string, string> => ({
  SERVICE_CREDENTIAL: credentialOf(service),
  SERVICE_CALLERS: serviceCallers,
})

/** Keys of every purpose, whoever has which. */
export const signingKeys = {
  PHOTO_KEYS: 'a key that signs paths to photos (in tests)',
  ONBOARDING_KEYS: 'a key that signs the cookie of newcomers (in tests)',
  REGISTRATION_PROOF_KEYS: 'a key that signs registration challenges (in tests)',
  REGISTRATION_PROOF_COST: '10',
  PASSWORD_HASH_MEMORY: '64',
  UNSUBSCRIBE_KEYS: 'a key that signs unsubscribe links (in tests)',
  VAPID_KEYS: 'replace-me-example-of-a-key-for-push-servic',
  PREVIEW_LINK_KEYS: 'a key that signs links to previews (in tests)',
  PREVIEW_COOKIE_KEYS: 'a key that signs cookies of previews (in tests)',
  WITNESS_KEY: 'a key that counts witnesses (in tests)',
} as const

/** What the environments of all services under test have in common; many tests call from one address. */
export const serviceEnvironment = (service: Service, { url, prefix }: TestRedis): Record<string, string> => ({
  NODE_ENV: 'test',
  PORT: '1',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_SCALE: '1000',
  ...credentialEnvironment(service),
  ...signingKeys,
  ADDRESS_HASH_KEYS: 'a-key-that-hashes-the-addresses-in-records',
  // Who has the role has no second factor yet.
  STAFF_SECOND_FACTOR: 'optional',
  FACTOR_KEYS: 'a-key-that-seals-secrets-of-second-factors',
  DATABASE_POOL: '4',
  REDIS_URL: url,
  REDIS_PREFIX: prefix,
})
