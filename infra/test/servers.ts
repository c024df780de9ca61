import { freePort } from '@rafiq/testing'
import { startPostgres } from '../local/postgres.ts'
import { startRedis } from '../local/redis.ts'
import { Supervisor } from '../local/supervisor.ts'
import { headlessProgram } from './chromium.ts'
import type { TestSession } from './session.ts'

const password = 'rafiq-test'

/**
 * PostgreSQL and Redis on free ports, in the session's folder; the addresses are an administrator's.
 *
 * @param settings of PostgreSQL besides
 */
export async function startServers(
  session: TestSession,
  { durable, settings = {} }: { durable: boolean; settings?: Readonly<Record<string, string>> },
): Promise<{ database: string; redis: string }> {
  const supervisor = new Supervisor(session.folder)
  session.onClose(() => supervisor.stopAll())
  const ports = [await freePort(), await freePort()] as const
  const [database, redis] = await Promise.all([
    startPostgres(supervisor, session.folder, { port: ports[0], password, durable, settings }),
    startRedis(supervisor, session.folder, { port: ports[1], password, durable }),
  ])
  return { database, redis }
}

/** What integration tests need: servers that are fast rather than durable, and a browser. */
export async function startTestServers(session: TestSession): Promise<Record<string, string>> {
  const [{ database, redis }, chromium] = await Promise.all([
    startServers(session, { durable: false }),
    headlessProgram(),
  ])
  return { TEST_DATABASE_URL: database, TEST_REDIS_URL: redis, CHROMIUM_PATH: chromium }
}
