import { join } from 'node:path'
import { withClient, withConnection } from '@rafiq/database'
import { credentialEnvironment, freePort } from '@rafiq/testing'
import { prepareDatabase } from '../../local/database.ts'
import { cleanEnvironment } from '../../local/environment.ts'
import { runOnce } from '../../local/run-once.ts'
import { startServers } from '../../test/servers.ts'
import type { TestSession } from '../../test/session.ts'

/** Connections of the service's message path, and of the inserts that it is compared with. */
export const connections = 10

/** What the service stands on, as durable as `npm start` makes it. */
export interface BenchServers {
  adminUrl: string
  redisUrl: string
  /** Of the chat service, but for its port. */
  environment: Record<string, string>
}

/**
 * Starts PostgreSQL and Redis, and migrates the chat's schema. Beside it stands a table for plain inserts.
 *
 * @param settings of PostgreSQL besides
 */
export async function prepareServers(
  session: TestSession,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchServers> {
  const { database, redis } = await startServers(session, { durable: true, settings })
  const adminUrl = withConnection(database, { database: 'bench' })
  const urlOf = await prepareDatabase(adminUrl)
  const environment = {
    DATABASE_URL: urlOf('chat'),
    DATABASE_POOL: String(connections),
    MESSAGES_POOL: String(connections),
    REDIS_URL: redis,
    // Two people who type never meet a limit; a benchmark would meet nothing else. Not to be had in production, which
    // differs from this in nothing but the pages that describe the interface.
    RATE_LIMIT_SCALE: '1000000',
    ...credentialEnvironment('chat'),
    METRICS_PORT: String(await freePort()),
    // Nobody is asked: members and rooms are there.
    USERS_URL: 'http://127.0.0.1:9',
    CONNECTIONS_URL: 'http://127.0.0.1:9',
  }
  await runOnce('The migration', {
    command: process.execPath,
    args: [join(session.root, 'services/chat/dist/bundle/migrate.js')],
    cwd: session.root,
    env: cleanEnvironment({ ...environment, PORT: '1' }),
  })
  await withClient(adminUrl, async (client) => {
    await client.query('create schema bench')
    await client.query('create table bench.messages (like chat.messages, primary key (id))')
  })
  return { adminUrl, redisUrl: redis, environment }
}
