import { freePort } from '@rafiq/testing'
import { startPostgres } from '../local/postgres.ts'
import { startRedis } from '../local/redis.ts'
import { Supervisor } from '../local/supervisor.ts'
import type { TestSession } from './session.ts'

const password = 'rafiq-test'

/** PostgreSQL and Redis for integration tests, on free ports, in the session's folder, fast rather than durable. */
export async function startTestServers(session: TestSession): Promise<Record<string, string>> {
  const supervisor = new Supervisor(session.folder)
  session.onClose(() => supervisor.stopAll())
  const ports = [await freePort(), await freePort()] as const
  const [database, redis] = await Promise.all([
    startPostgres(supervisor, session.folder, { port: ports[0], password, durable: false }),
    startRedis(supervisor, session.folder, { port: ports[1], password, durable: false }),
  ])
  return { TEST_DATABASE_URL: database, TEST_REDIS_URL: redis }
}
