import { PgBoss } from 'pg-boss'
import { auditStatements } from './audit.ts'
import { withClient, withConnection } from './connection.ts'
import { eventAccess } from './event-access.ts'
import { eventStatements } from './event-statements.ts'
import { requirePostgres } from './least-postgres.ts'
import { databaseServices, eventsOwner, eventsSchema, serviceRole } from './roles.ts'

const services = databaseServices.map(serviceRole).join(', ')

async function migrateEvents(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: eventsSchema,
    createSchema: false,
    supervise: false,
    schedule: false,
    max: 2,
  })
  const failure = new Promise<never>((_, reject) => boss.once('error', reject))
  await Promise.race([boss.start(), failure])
  await boss.stop({ graceful: false })
}

/**
 * Brings one database to where services can migrate their own schemas: nobody else may connect, each
 * service owns the schema of its name, `audit` is append-only, and `events` holds pg-boss's current tables, in which each
 * service has its own queues only. Safe to repeat.
 * The roles must exist ({@link ensureRoles}).
 *
 * @param adminUrl an administrator's connection to that database
 * @param eventsPassword password of the role `events_owner`
 */
export async function ensureSchemas(adminUrl: string, eventsPassword: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const name = client.escapeIdentifier(decodeURIComponent(new URL(adminUrl).pathname.slice(1)))
    await client.query(`revoke all on database ${name} from public`)
    await client.query(`grant connect, temporary on database ${name} to ${services}, ${eventsOwner}`)
    await client.query('revoke all on schema public from public')
    for (const service of databaseServices) {
      await client.query(`create schema if not exists ${service} authorization ${serviceRole(service)}`)
    }
    // Finds parts of e-mail addresses by an index. Trusted, but only an administrator may add it to a database.
    await client.query('create extension if not exists pg_trgm schema moderation')
    for (const statement of auditStatements) await client.query(statement)
    await client.query(`create schema if not exists ${eventsSchema} authorization ${eventsOwner}`)
  })
  await migrateEvents(withConnection(adminUrl, { user: eventsOwner, password: eventsPassword }))
  await withClient(adminUrl, async (client) => {
    for (const statement of eventStatements(eventAccess)) await client.query(statement)
  })
}

/**
 * Creates the database where it is missing. `adminUrl` may name any existing database of the server.
 *
 * @throws where the server is too old for the platform
 */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version') as version",
    )
    for (const { version } of rows) requirePostgres(version)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}
