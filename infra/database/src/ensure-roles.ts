import { type Client, escapeLiteral } from 'pg'
import { withClient } from './connection.ts'
import { quietRole, quietSession } from './quiet-log.ts'
import { roleSettings } from './role-settings.ts'
import {
  auditOwner,
  type DatabaseService,
  databaseRoles,
  databaseServices,
  secondLogin,
  serviceRole,
} from './roles.ts'

/** Passwords by role name. */
export type RolePasswords = Readonly<Record<string, string>>

/** By role of a service: the password of its second login, or null to close that. */
export type SecondPasswords = Readonly<Record<string, string | null>>

/** Any constant serves; it keeps two bootstraps on one server from altering the same role at once. */
export const bootstrapLock = 7_241_103

async function ensureRole(client: Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  if (rowCount === 0) await client.query(`create role ${role} login`)
  await client.query(`alter role ${role} login nosuperuser nocreatedb password ${escapeLiteral(password)}`)
  await quietRole(client, role)
}

/** Whoever signs in there is the role itself: what it makes is the role's, and the role's limits hold. */
async function ensureSecondLogin(
  client: Client,
  service: DatabaseService,
  password: string | null,
): Promise<void> {
  const [role, login] = [serviceRole(service), secondLogin(serviceRole(service))]
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [login])
  if (password === null) {
    if (rowCount) await client.query(`alter role ${login} nologin password null`)
    return
  }
  if (rowCount === 0) await client.query(`create role ${login}`)
  await client.query(`alter role ${login} login nosuperuser nocreatedb password ${escapeLiteral(password)}`)
  await client.query(`grant ${role} to ${login}`)
  await quietRole(client, login)
  for (const [name, value] of Object.entries({ role, ...roleSettings(service) })) {
    await client.query(`alter role ${login} set ${name} = '${value}'`)
  }
}

/**
 * Creates the platform's roles, or sets their passwords where they exist. Roles belong to the whole
 * server, not to one database. Nothing that a role does puts people's data into the
 * server's log.
 *
 * @param adminUrl a role that may create roles
 * @param second second logins to open or to close; others stay as they are
 * @throws Error when a role has no password
 */
export async function ensureRoles(
  adminUrl: string,
  passwords: RolePasswords,
  second: SecondPasswords = {},
): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [bootstrapLock])
    await quietSession(client)
    for (const role of databaseRoles) {
      const password = passwords[role]
      if (!password) throw new Error(`No password is given for the database role ${role}.`)
      await ensureRole(client, role, password)
    }
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [auditOwner])
    if (rowCount === 0) await client.query(`create role ${auditOwner} nologin`)
    for (const service of databaseServices) {
      for (const [name, value] of Object.entries(roleSettings(service))) {
        await client.query(`alter role ${serviceRole(service)} set ${name} = '${value}'`)
      }
      const password = second[serviceRole(service)]
      if (password !== undefined) await ensureSecondLogin(client, service, password)
    }
  })
}
