import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Secrets = Readonly<{
  /** Password of PostgreSQL's administrator. */
  postgres: string
  redis: string
  /** Header of calls between services. */
  service: string
  /** Signs photo paths. */
  photo: string
  /** Seals the secrets of second factors. */
  factor: string
  /** Hashes the addresses in records. */
  address: string
}>

const names = ['postgres', 'redis', 'service', 'photo', 'factor', 'address'] as const

/** The secrets of this data folder, made at the first start and kept in `secrets.json` (0600). */
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

/**
 * Password of a database role. It follows from the administrator's, so that two platforms on one
 * PostgreSQL server, whose roles are the same, agree on it.
 */
export function rolePassword(adminUrl: string, role: string): string {
  return createHmac('sha256', new URL(adminUrl).password).update(role).digest('base64url')
}
