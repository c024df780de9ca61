import { createHash, randomBytes } from 'node:crypto'
import { databaseRoles, databaseServices } from '@rafiq/database'

const services = ['gateway', ...databaseServices] as const
const keys = [
  'PHOTO_KEYS',
  'ONBOARDING_KEYS',
  'REGISTRATION_PROOF_KEYS',
  'UNSUBSCRIBE_KEYS',
  'VAPID_KEYS',
  'FACTOR_KEYS',
  'ADDRESS_HASH_KEYS',
  'PREVIEW_LINK_KEYS',
  'PREVIEW_COOKIE_KEYS',
  'WITNESS_KEY',
]
const passwords = ['POSTGRES', 'REDIS', ...databaseRoles.map((role) => role.toUpperCase())]

const passwordName = (name: string) =>
  databaseRoles.includes(name.toLowerCase()) ? `PASSWORD_${name}` : `${name}_PASSWORD`

/** New secrets of a whole deployment by the names that `.env` of compose has, each of 32 random bytes. */
export function makeSecrets(): Record<string, string> {
  const make = () => randomBytes(32).toString('base64url')
  const credentials = services.map((service) => [service, make()] as const)
  const digest = (credential: string) => createHash('sha256').update(credential).digest('hex')
  return Object.fromEntries([
    ...credentials.map(([service, credential]) => [`CREDENTIAL_${service.toUpperCase()}`, credential]),
    [
      'SERVICE_CALLERS',
      credentials.map(([service, credential]) => `${service}=${digest(credential)}`).join(),
    ],
    ...keys.map((name) => [name, make()]),
    ...passwords.map((name) => [passwordName(name), make()]),
  ])
}
