import { createHash, randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventData, EventName } from '@rafiq/contracts/events'
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
  roleSettings,
  serviceRole,
  withClient,
  withConnection,
} from '@rafiq/database'
import { type Client, Pool } from 'pg'
import { builtFolder, migrateBuilt } from './built-script.ts'
import { testServer } from './settings.ts'
import { waitUntil } from './wait-until.ts'

/** Roles are shared by all databases of the test server, so their passwords cannot differ. */
const password = 'rafiq-test'
/** Of its roles with their settings, the audit log and the events: what joins or changes means another template. */
const made = [
  ...databaseRoles,
  ...databaseServices.map((service) => JSON.stringify(roleSettings(service))),
  ...auditStatements,
  ...eventStatements(eventAccess),
].join()
const templateOf = (content: string) =>
  `rafiq_test_template_${createHash('sha256').update(content).digest('hex').slice(0, 8)}`
const emptyTemplate = templateOf(made)

const noEvents = { publishes: [], consumes: {}, jobs: [] }

/** A database of a spec file's own, with the roles, schemas and grants of the real one. */
export type TestDatabase = {
  readonly name: string
  /** Whose tables are there already, as their builds make them. */
  readonly migrated: readonly DatabaseService[]
  /** Administrator's connection, to look at what a service wrote. */
  readonly adminUrl: string
  /** What a service gets as `DATABASE_URL`: its own role, so that a missing grant shows up. */
  urlFor(service: DatabaseService): string
  /** Other queues and publishers than the platform's, for tests of events themselves. */
  allowEvents(access: Partial<EventAccessMap>): Promise<void>
  /** Lets a service learn of an event under one more name. */
  addConsumer(service: DatabaseService, event: EventName, consumer: string): Promise<void>
  /** Publishes an event as the service whose it is. */
  publish<N extends EventName>(service: DatabaseService, event: N, data: EventData<N>): Promise<void>
  /** Has a job that waits for its time begin now. @param data some of what it carries */
  hasten(job: string, data: object): Promise<void>
  /** Runs SQL as administrator. */
  query<Row = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** Until a statement that is like this pattern (of SQL) waits for a lock. */
  untilLocked(statement: string): Promise<void>
  /** Ends every connection to it and removes it. Call it in `afterAll`. */
  drop(): Promise<void>
}

/** Connections of a test by their address: the server takes 20 ms for a new one, and a test asks it dozens of times. */
class KeptConnections {
  readonly #pools = new Map<string, Pool>()

  of(connectionString: string): Pool {
    const kept = this.#pools.get(connectionString)
    if (kept) return kept
    const pool = new Pool({ connectionString, max: 2 })
    // A test may end all connections, or their server: the next query opens another.
    pool.on('error', () => undefined)
    this.#pools.set(connectionString, pool)
    return pool
  }

  /** Closes those there are; whoever asks again opens others. */
  async end(): Promise<void> {
    const pools = [...this.#pools.values()]
    this.#pools.clear()
    await Promise.all(pools.map((pool) => pool.end()))
  }
}

/** Others wait, so that it is made once; copying refuses a template that another session copies at this moment. */
const inTurn = <Result>(server: string, work: (client: Client) => Promise<Result>) =>
  withClient(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [bootstrapLock + 1])
    return work(client)
  })

/** Makes a database that others are copied from, unless it is there. */
async function ensureTemplate(
  lock: Client,
  { name, copyOf, fill }: { name: string; copyOf?: string; fill: () => Promise<unknown> },
): Promise<void> {
  const found = await lock.query('select from pg_database where datname = $1 and datistemplate', [name])
  if (found.rowCount) return
  await lock.query(`drop database if exists ${name} with (force)`)
  await lock.query(`create database ${name}${copyOf ? ` template ${copyOf}` : ''}`)
  await fill()
  await lock.query(`alter database ${name} is_template true`)
}

/** Roles, schemas, audit log and events: pg-boss's tables cost more than a copy. */
async function ensureEmptyTemplate(server: string, lock: Client): Promise<string> {
  const fill = async () => {
    await ensureRoles(server, Object.fromEntries(databaseRoles.map((role) => [role, password])))
    await ensureSchemas(withConnection(server, { database: emptyTemplate }), password)
  }
  await ensureTemplate(lock, { name: emptyTemplate, fill })
  return emptyTemplate
}

/** With the tables of these services as well: a process that migrates costs more than a copy, too. */
async function ensureMigratedTemplate(
  server: string,
  lock: Client,
  services: readonly DatabaseService[],
): Promise<string> {
  const copyOf = await ensureEmptyTemplate(server, lock)
  const migrations = services.flatMap((service) => {
    const folder = join(builtFolder(service), 'database')
    return globSync('**/*.js', { cwd: folder })
      .sort()
      .map((path) => readFileSync(join(folder, path), 'utf8'))
  })
  const name = templateOf([made, ...services, ...migrations].join())
  const urlFor = (service: DatabaseService) =>
    withConnection(server, { database: name, user: serviceRole(service), password })
  const fill = () => Promise.all(services.map((service) => migrateBuilt(service, urlFor(service))))
  await ensureTemplate(lock, { name, copyOf, fill })
  return name
}

/**
 * Creates a database for one spec file on the server of `TEST_DATABASE_URL` (an administrator's address). Takes about a
 * tenth of a second.
 *
 * @param migrated services whose tables are there, as their builds make them; nobody's by default
 */
export async function createTestDatabase(migrated: readonly DatabaseService[] = []): Promise<TestDatabase> {
  const server = testServer('TEST_DATABASE_URL')
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  await inTurn(server, async (client) => {
    const template =
      migrated.length === 0
        ? await ensureEmptyTemplate(server, client)
        : await ensureMigratedTemplate(server, client, migrated)
    // By its files: page by page through the log of changes, as is usual, takes twice as long.
    await client.query(`create database ${name} template ${template} strategy file_copy`)
    // A database's own access list is not copied with it.
    await client.query(`revoke all on database ${name} from public`)
    for (const role of databaseRoles) {
      await client.query(`grant connect, temporary on database ${name} to ${role}`)
    }
  })
  const adminUrl = withConnection(server, { database: name })
  const urlFor = (service: DatabaseService) =>
    withConnection(adminUrl, { user: serviceRole(service), password })
  const connections = new KeptConnections()
  let allowed = eventAccess
  const allow = (access: EventAccessMap) =>
    withClient(adminUrl, async (client) => {
      allowed = access
      for (const statement of eventStatements(access)) await client.query(statement)
    })
  return {
    name,
    migrated,
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
    publish: async (service, event, data) => {
      await connections
        .of(urlFor(service))
        .query('select events.publish($1, $2)', [event, JSON.stringify(data)])
    },
    hasten: async (job, data) => {
      const { rowCount } = await connections
        .of(adminUrl)
        .query('update events.job set start_after = now() where name = $1 and data @> $2', [
          job,
          JSON.stringify(data),
        ])
      if (!rowCount) throw new Error(`${job} does not wait`)
    },
    query: async (sql, values = []) => (await connections.of(adminUrl).query(sql, [...values])).rows,
    untilLocked: async (statement) => {
      // The server has the databases of other spec files as well.
      const waiting = `
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like $1`
      await waitUntil(`a statement like ${statement} waits for a lock`, async () => {
        const { rowCount } = await connections.of(adminUrl).query(waiting, [statement])
        return rowCount
      })
    },
    drop: async () => {
      await connections.end()
      await withClient(server, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
      })
    },
  }
}
