import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { withClient } from '@rafiq/database'
import { PgBoss } from 'pg-boss'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const as = (service: 'users' | 'releases', sql: string) =>
  withClient(database.urlFor(service), async (client) => (await client.query(sql)).rows)

describe('a service on its test database', () => {
  test('makes tables in its own schema without naming it', async () => {
    await as('users', 'create table notes (id int)')
    expect(await database.query("select schemaname from pg_tables where tablename = 'notes'")).toEqual([
      { schemaname: 'users' },
    ])
  })

  test('cannot read the tables of another service', async () => {
    await as('users', 'create table users.secrets (id int)')
    await expect(as('releases', 'select * from users.secrets')).rejects.toThrow('permission denied')
  })

  test('cannot create tables outside its schema', async () => {
    await expect(as('users', 'create table public.stray (id int)')).rejects.toThrow('permission denied')
    await expect(as('users', 'create table events.stray (id int)')).rejects.toThrow('permission denied')
  })

  test('sends and receives jobs without owning the events', async () => {
    const boss = new PgBoss({
      connectionString: database.urlFor('users'),
      schema: 'events',
      migrate: false,
      createSchema: false,
      supervise: false,
      schedule: false,
    })
    boss.on('error', () => undefined)
    await boss.start()
    await boss.send('users.send-mail', { hello: 'مرحبا' })
    const [job] = await boss.fetch('users.send-mail')
    await boss.stop({ graceful: false })
    expect(job?.data).toEqual({ hello: 'مرحبا' })
  })
})
