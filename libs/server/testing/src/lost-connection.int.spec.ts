import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { withClient } from '@rafiq/database'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

test('a connection that PostgreSQL ends between two queries fails the next one, not the process', async () => {
  const { adminUrl } = database
  const answer = withClient(adminUrl, async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid')
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    await withClient(adminUrl, (other) => other.query('select pg_terminate_backend($1)', [rows[0].pid]))
    await ended
    await client.query('select 1')
  })
  await expect(answer).rejects.toThrow('not queryable')
})
