export { freePort } from './free-port.ts'
export { createTestDatabase, type TestDatabase } from './test-database.ts'
export { type TestRedis, testRedis } from './test-redis.ts'
export { waitUntil } from './wait-until.ts'
