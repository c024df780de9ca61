import type { Opened } from './opened.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { type TestRedis, testRedis } from './test-redis.ts'

/** What all services of a test stand on. */
export interface TestStorage {
  database: TestDatabase
  redis: TestRedis
}

/**
 * A database and a corner of Redis, until `opened` is closed.
 * @param given a database that was made before; it is dropped with the rest
 */
export async function openTestStorage(opened: Opened, given?: TestDatabase): Promise<TestStorage> {
  const database = given ?? (await createTestDatabase())
  opened.closing(() => database.drop())
  const redis = testRedis()
  opened.closing(() => redis.close())
  return { database, redis }
}
