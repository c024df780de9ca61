import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Migration } from '@mikro-orm/migrations'
import { withClient } from '@rafiq/database'
import { createTestDatabase, type TestDatabase } from '@rafiq/testing'
import { Client } from 'pg'
import { runMigrations } from '../src/index.ts'
import { notes } from './notes.ts'

class Migration2AddColour extends Migration {
  override up(): void {
    this.addSql('alter table notes add column colour text')
  }
}

class Migration3IndexColour extends Migration {
  override isTransactional(): boolean {
    return false
  }

  override up(): void {
    this.addSql('drop index concurrently if exists notes_colour')
    this.addSql('create index concurrently notes_colour on notes (colour)')
  }
}

let database: TestDatabase
let running: Client

beforeAll(async () => {
  database = await createTestDatabase()
  await runMigrations(notes(database.urlFor('users')))
  running = new Client({ connectionString: database.urlFor('users') })
  await running.connect()
})
afterAll(async () => {
  await running?.end()
  await database?.drop()
})

const request = (sql: string) =>
  withClient(database.urlFor('users'), async (client) => (await client.query(sql)).rows)

const next = () => {
  const options = notes(database.urlFor('users'))
  return runMigrations({
    ...options,
    migrations: [...options.migrations, Migration2AddColour, Migration3IndexColour],
  })
}

test('a migration whose lock is lost ends with an error, and can be made again', async () => {
  await running.query('begin')
  await running.query('select from notes')
  const migrating = next()
  migrating.catch(() => undefined)
  await database.untilLocked('alter table%')
  // The server has the databases of other spec files as well.
  await database.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'users-migrations'`)
  await expect(migrating).rejects.toThrow('The lock of the migrations of users was lost.')
  await running.query('rollback')
  expect(await request("select from information_schema.columns where column_name = 'colour'")).toEqual([])
})

test('a migration that waits for a busy table lets requests of the running version through, and comes again', async () => {
  await running.query('begin')
  await running.query('select from notes')
  const migrating = next()
  await database.untilLocked('alter table%')
  // Behind it in the queue for the lock, with the two seconds that a request has.
  expect(await request('select from notes')).toEqual([])
  await running.query('rollback')
  expect(await migrating).toEqual(['Migration2AddColour', 'Migration3IndexColour'])
  expect(await next()).toEqual([])
})

test('an index that an interrupted migration left invalid is built anew', async () => {
  await database.query('delete from users.migrations where name = $1', ['Migration3IndexColour'])
  await database.query(
    "update pg_index set indisvalid = false where indexrelid = 'users.notes_colour'::regclass",
  )
  expect(await next()).toEqual(['Migration3IndexColour'])
  const [index] = await database.query<{ valid: boolean }>(
    "select indisvalid as valid from pg_index where indexrelid = 'users.notes_colour'::regclass",
  )
  expect(index).toEqual({ valid: true })
})
