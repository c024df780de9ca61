import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { withClient } from '@rafiq/database'
import {
  aRegistration,
  createTestDatabase,
  Opened,
  type PgBouncer,
  pgBouncerProgram,
  startPgBouncer,
  type TestDatabase,
} from '@rafiq/testing'
import { Client } from 'pg'
import { UsersService } from './users-service.ts'

const program = pgBouncerProgram()
/** Fewer than the service's own pool: requests have to share them by transaction. */
const connections = 2

const suite = program === undefined ? describe.skip : describe

suite('the users service behind PgBouncer in transaction mode (skipped where no pgbouncer is installed)', () => {
  const opened = new Opened()
  let database: TestDatabase
  let bouncer: PgBouncer
  let users: UsersService

  beforeAll(async () => {
    database = await createTestDatabase()
    const direct = database.urlFor('users')
    bouncer = await startPgBouncer(program ?? '', direct, connections)
    opened.closing(() => bouncer.stop())
    const environment = { DATABASE_URL: bouncer.throughIt(direct), DATABASE_DIRECT_URL: direct }
    users = await UsersService.start(environment, database)
    opened.closing(() => users.stop())
  })
  afterAll(() => opened.close())

  test('many registrations, mails, sign-ins and reads at once pass PgBouncer', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => users.member()))
    const profiles = await Promise.all(
      members.map(({ token }) => users.call('GET', '/api/user/profile', { token })),
    )
    expect(profiles.map(({ json }) => json.email)).toEqual(members.map(({ email }) => email))
  })

  test('connection through PgBouncer is shared among requests within the pool', async () => {
    await Promise.all(Array.from({ length: 12 }, () => users.register(aRegistration().build())))
    const [row] = await database.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity
        where datname = $1 and usename = 'users_service' and application_name not like '%-events'`,
      [database.name],
    )
    expect(row?.count).toBeLessThanOrEqual(connections)
  })

  test('connection through PgBouncer has the limits and the schema of its role', async () => {
    await withClient(bouncer.throughIt(database.urlFor('users')), async (client) => {
      const { rows } = await client.query(
        "select current_setting('search_path') path, current_setting('statement_timeout') timeout",
      )
      expect(rows).toEqual([{ path: 'users', timeout: '2700ms' }])
    })
  })

  test('PgBouncer rejects a connection with start-up parameters', async () => {
    const client = new Client({
      connectionString: bouncer.throughIt(database.urlFor('users')),
      statement_timeout: 2_700,
    })
    await expect(client.connect()).rejects.toThrow('unsupported startup parameter')
  })
})
