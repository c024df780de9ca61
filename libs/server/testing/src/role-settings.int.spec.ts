import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { databaseServices, roleSettings, withClient } from '@rafiq/database'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

test.each(databaseServices)(
  'a plain connection of the role of %s has its schema and its limits',
  async (service) => {
    const shown = await withClient(database.urlFor(service), async (client) => {
      const settings: Record<string, string> = {}
      for (const name of Object.keys(roleSettings(service))) {
        const { rows } = await client.query<Record<string, string>>(`show ${name}`)
        settings[name] = String(rows[0]?.[name])
      }
      return settings
    })
    expect(shown).toEqual({
      search_path: service,
      statement_timeout: '2700ms',
      lock_timeout: '2s',
      idle_in_transaction_session_timeout: '10s',
    })
  },
)
