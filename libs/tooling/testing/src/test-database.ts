import { createHash, randomBytes } from 'node:crypto'
import type { EventData, EventName } from '@rafiq/contracts'
import {
  auditStatements,
  bootstrapLock,
  type DatabaseService,
  databaseRoles,
  databaseServices,
  type EventAccessMap,
  ensureRoles,
  ensureSchemas,
  eventAccess,
  eventStatements,
  serviceRole,
  withClient,
  withConnection,
} from '@rafiq/database'
import { testServer } from './settings.ts'

/** Roles are shared by all databases of the test server, so their passwords cannot differ. */
const password = 'rafiq-test'
/** Of its roles, the audit log and the events: what joins or changes means another template. */
const made = [...databaseRoles, ...auditStatements, ...eventStatements(eventAccess)].join()
const template = `rafiq_test_template_${createHash('sha256').update(made).digest('hex').slice(0, 8)}`

const noEvents = { publishes: [], consumes: {}, jobs: [] }

/** A database of a spec file's own, with the roles, schemas and grants of the real one. */
export type TestDatabase = {
  readonly name: string
  /** Administrator's connection, to look at what a service wrote. */
  readonly adminUrl: string
  /** What a service gets as `DATABASE_URL`: its own role, so that a missing grant shows up. */
  urlFor(service: DatabaseService): string
  /** Other queues and publishers than the platform's, for tests of events themselves. */
  allowEvents(access: Partial<EventAccessMap>): Promise<void>
  /** Lets a service hear of an event under one more name. */
  addConsumer(service: DatabaseService, event: EventName, consumer: string): Promise<void>
  /** Publishes an event as the service whose it is. */
  publish<N extends EventName>(service: DatabaseService, event: N, data: EventData<N>): Promise<void>
  /** Runs SQL as administrator. */
  query<Row = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** Ends every connection to it and removes it. Call it in `afterAll`. */
  drop(): Promise<void>
}

/** Makes the database that all others are copied from: pg-boss's tables cost more than a copy. */
async function ensureTemplate(server: string): Promise<void> {
  await withClient(server, async (lock) => {
    await lock.query('select pg_advisory_lock($1)', [bootstrapLock + 1])
    const found = await lock.query('select from pg_database where datname = $1 and datistemplate', [template])
    if (found.rowCount) return
    await ensureRoles(server, Object.fromEntries(databaseRoles.map((role) => [role, password])))
    await lock.query(`drop database if exists ${template} with (force)`)
    await lock.query(`create database ${template}`)
    await ensureSchemas(withConnection(server, { database: template }), password)
    await lock.query(`alter database ${template} is_template true`)
  })
}

/**
 * Creates an empty database for one spec file on the server of `TEST_DATABASE_URL`
 * (an administrator's address). Takes about a tenth of a second.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = testServer('TEST_DATABASE_URL')
  await ensureTemplate(server)
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  await withClient(server, async (client) => {
    // Copying refuses a template that another session copies at this moment, so take turns.
    await client.query('select pg_advisory_lock($1)', [bootstrapLock + 1])
    await client.query(`create database ${name} template ${template}`)
    // A database's own access list is not copied with it.
    await client.query(`revoke all on database ${name} from public`)
    for (const role of databaseRoles) {
      await client.query(`grant connect, temporary on database ${name} to ${role}`)
    }
  })
  const adminUrl = withConnection(server, { database: name })
  const urlFor = (service: DatabaseService) =>
    withConnection(adminUrl, { user: serviceRole(service), password })
  let allowed = eventAccess
  const allow = (access: EventAccessMap) =>
    withClient(adminUrl, async (client) => {
      allowed = access
      for (const statement of eventStatements(access)) await client.query(statement)
    })
  return {
    name,
    adminUrl,
    urlFor,
    allowEvents: (access) => {
      const nothing = Object.fromEntries(databaseServices.map((service) => [service, noEvents]))
      return allow({ ...nothing, ...access } as EventAccessMap)
    },
    addConsumer: (service, event, consumer) => {
      const { consumes, ...access } = allowed[service]
      const consumers = [...(consumes[event] ?? []), consumer]
      return allow({ ...allowed, [service]: { ...access, consumes: { ...consumes, [event]: consumers } } })
    },
    publish: (service, event, data) =>
      withClient(urlFor(service), async (client) => {
        await client.query('select events.publish($1, $2)', [event, JSON.stringify(data)])
      }),
    query: (sql, values = []) =>
      withClient(adminUrl, async (client) => (await client.query(sql, [...values])).rows),
    drop: () =>
      withClient(server, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}
