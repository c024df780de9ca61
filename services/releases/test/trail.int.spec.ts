import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { runMigrations, uuidv7 } from '@rafiq/service-kit'
import { createTestDatabase, type TestDatabase } from '@rafiq/testing'
import { releasesDatabase } from '../src/database/database.ts'
import { Migration20261122030000Trail } from '../src/database/migrations/migration-20261122030000-trail.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

test('what was in the audit trail before it became append-only is in it still', async () => {
  const options = releasesDatabase(database.urlFor('releases'))
  const { migrations = [] } = options
  const before = migrations.slice(0, migrations.indexOf(Migration20261122030000Trail))
  await runMigrations({ ...options, migrations: before })
  const [entry] = await database.query(
    `insert into releases.audit_entries (id, action, actor, remote, version, commit, at)
     values ($1, 'publish', 'token:1', 'chat', '1.0.0', 'c0ffee0', now()) returning *`,
    [uuidv7()],
  )
  await runMigrations(options)
  expect(await database.query('select * from audit.release_entries')).toEqual([entry])
})
