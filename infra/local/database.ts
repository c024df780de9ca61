import {
  type DatabaseService,
  databaseRoles,
  ensureDatabase,
  ensureRoles,
  ensureSchemas,
  eventsOwner,
  serviceRole,
  withConnection,
} from '@rafiq/database'
import { rolePassword } from './secrets.ts'
import { CommandError } from './settings.ts'

/** Address of a database as one service's role. */
export type DatabaseUrls = (service: DatabaseService) => string

/**
 * Brings database, roles, schemas and event queues to where services can migrate. Safe to repeat.
 *
 * @param serverUrl an administrator's address; its path names the database, `rafiq` if it names none
 * @throws CommandError when the server cannot be reached or the role may not do it
 */
export async function prepareDatabase(serverUrl: string): Promise<DatabaseUrls> {
  const { name, adminUrl, passwordOf } = platformDatabase(serverUrl)
  try {
    await ensureDatabase(withConnection(serverUrl, { database: 'postgres' }), name)
    await ensureRoles(adminUrl, Object.fromEntries(databaseRoles.map((role) => [role, passwordOf(role)])))
    await ensureSchemas(adminUrl, passwordOf(eventsOwner))
  } catch (error) {
    const { host } = new URL(serverUrl)
    throw new CommandError(
      `The database at ${host} could not be prepared (${String(error)}): DATABASE_URL must name an administrator.`,
    )
  }
  return databaseUrls(serverUrl)
}

/** The addresses in a database that was prepared before. */
export function databaseUrls(serverUrl: string): DatabaseUrls {
  const { adminUrl, passwordOf } = platformDatabase(serverUrl)
  return (service) => {
    const role = serviceRole(service)
    return withConnection(adminUrl, { user: role, password: passwordOf(role) })
  }
}

/** What an administrator's address means: its path names the database, `rafiq` if it names none. */
export function platformDatabase(serverUrl: string) {
  const name = decodeURIComponent(new URL(serverUrl).pathname.slice(1)) || 'rafiq'
  const adminUrl = withConnection(serverUrl, { database: name })
  return { name, adminUrl, passwordOf: (role: string): string => rolePassword(adminUrl, role) }
}
