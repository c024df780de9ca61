import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { databaseRoles, quietLog, withClient } from '@rafiq/database'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

test.each(databaseRoles)('the role %s is never logged with the values of its statements', async (role) => {
  const [found] = await database.query<{ setconfig: string[] }>(
    'select setconfig from pg_db_role_setting where setdatabase = 0 and setrole = $1::regrole',
    [role],
  )
  expect(found?.setconfig).toEqual(
    expect.arrayContaining(Object.entries(quietLog).map(([name, value]) => `${name}=${value}`)),
  )
})

test('a service cannot make the log tell its statements again', async () => {
  await expect(
    withClient(database.urlFor('users'), (client) => client.query("set log_statement = 'all'")),
  ).rejects.toThrow('permission denied')
})
