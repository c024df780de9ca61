import { withConnection } from '@rafiq/database'
import { freePort } from '@rafiq/testing'
import type { Surroundings } from '../../fleet/own-fleet.ts'
import { startRedis } from '../../local/redis.ts'
import { readSecrets } from '../../local/secrets.ts'
import type { Supervisor } from '../../local/supervisor.ts'
import type { Disks } from './disks.ts'
import { FleetLinks } from './links.ts'
import { PostgresPair } from './postgres-pair.ts'

/** What the fleet of a run stands on. */
export interface Stack {
  postgres: PostgresPair
  links: FleetLinks
  surroundings: Surroundings
}

/**
 * Starts PostgreSQL, its standby and Redis, as durable as `npm start` makes them, and opens every address by which replicas reach
 * them and each other.
 *
 * @param dataDir of the fleet, whose supervisor's records are there
 * @param port that people know
 * @param count replicas of every service
 */
export async function startStack(
  supervisor: Supervisor,
  dataDir: string,
  { port, count, disks }: { port: number; count: number; disks: Disks },
): Promise<Stack> {
  const { postgres: password, redis: redisPassword } = readSecrets(dataDir)
  const [postgres, redis] = await Promise.all([
    PostgresPair.start(supervisor, dataDir, password, [
      disks.folder('postgres-1'),
      disks.folder('postgres-2'),
    ]),
    startRedis(supervisor, disks.folder('redis'), {
      port: await freePort(),
      password: redisPassword,
      durable: true,
    }),
  ])
  const database = withConnection(postgres.url, { database: 'rafiq' })
  const links = await FleetLinks.open({ database, redis }, port, count)
  return {
    postgres,
    links,
    surroundings: {
      settings: { DATABASE_URL: links.database.url, REDIS_URL: redis },
      seenBy: links.seenBy,
    },
  }
}
