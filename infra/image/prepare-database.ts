/**
 * Brings the database of `ADMIN_URL` (an administrator's address) to where services can migrate: roles with the
 * passwords `PASSWORD_<ROLE>`, schemas, the queues of events. Safe to repeat.
 */
import {
  databaseRoles,
  ensureDatabase,
  ensureRoles,
  ensureSchemas,
  eventsOwner,
  withConnection,
} from '@rafiq/database'

function setting(name: string): string {
  return process.env[name] || endWith(`The setting ${name} is missing: set it in the environment.`)
}

function endWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const adminUrl = setting('ADMIN_URL')
const passwords = Object.fromEntries(
  databaseRoles.map((role) => [role, setting(`PASSWORD_${role.toUpperCase()}`)]),
)
await ensureDatabase(
  withConnection(adminUrl, { database: 'postgres' }),
  decodeURIComponent(new URL(adminUrl).pathname.slice(1)),
).catch((error: Error) => endWith(`The database cannot be prepared: ${error.message}`))
await ensureRoles(adminUrl, passwords)
await ensureSchemas(adminUrl, passwords[eventsOwner] ?? '')
