import { createHash, createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Passwords of the servers, the credential of each service, and the key of each purpose. */
const names = [
  'postgres',
  'redis',
  'service-gateway',
  'service-releases',
  'service-users',
  'service-connections',
  'service-chat',
  'service-moderation',
  'photo',
  'onboarding',
  'registration-proof',
  'unsubscribe',
  'vapid',
  'preview-link',
  'preview-cookie',
  'witness',
  'proof',
  'factor',
  'address',
] as const

export type Secrets = Readonly<Record<(typeof names)[number], string>>

/** The secrets of this data folder, each made at the first start that needs it and kept in `secrets.json` (0600). */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  let known: Partial<Secrets> = {}
  try {
    known = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>
  } catch {
    mkdirSync(dataDir, { recursive: true })
  }
  const secrets = Object.fromEntries(
    names.map((name) => [name, known[name] ?? randomBytes(32).toString('base64url')]),
  )
  if (names.some((name) => known[name] === undefined)) {
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  }
  return secrets as Secrets
}

/** Who may call whom knows callers by the digests of their credentials: `SERVICE_CALLERS`. */
export function serviceCallers(secrets: Secrets): string {
  return names
    .filter((name) => name.startsWith('service-'))
    .map((name) => {
      const digest = createHash('sha256').update(secrets[name]).digest('hex')
      return `${name.slice('service-'.length)}=${digest}`
    })
    .join()
}

/**
 * Password of a database role. It follows from the administrator's, so that two platforms on one
 * PostgreSQL server, whose roles are the same, agree on it.
 */
export function rolePassword(adminUrl: string, role: string): string {
  return createHmac('sha256', new URL(adminUrl).password).update(role).digest('base64url')
}
