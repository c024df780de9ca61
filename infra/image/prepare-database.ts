/**
 * Brings the database of `ADMIN_URL` (an administrator's address) to where services can migrate: roles with the
 * passwords `PASSWORD_<ROLE>`, schemas, the queues of events. Safe to repeat. `PASSWORD_<ROLE>_SECOND` opens a second login of a
 * service's role, `none` closes it: so a password is replaced while services go on (docs/guides/operator.md).
 */
import {
  databaseRoles,
  databaseServices,
  ensureDatabase,
  ensureRoles,
  ensureSchemas,
  eventsOwner,
  serviceRole,
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
const second = Object.fromEntries(
  databaseServices.map(serviceRole).flatMap((role) => {
    const password = process.env[`PASSWORD_${role.toUpperCase()}_SECOND`]
    return password ? [[role, password === 'none' ? null : password]] : []
  }),
)
await ensureDatabase(
  withConnection(adminUrl, { database: 'postgres' }),
  decodeURIComponent(new URL(adminUrl).pathname.slice(1)),
).catch((error: Error) => endWith(`The database cannot be prepared: ${error.message}`))
await ensureRoles(adminUrl, passwords, second)
await ensureSchemas(adminUrl, passwords[eventsOwner] ?? '')
