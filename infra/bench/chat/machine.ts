import { cpus, loadavg, totalmem } from 'node:os'
import { withClient } from '@rafiq/database'
import { Redis } from 'ioredis'
import type { BenchServers } from './servers.ts'

/** On what, and on what else at the same time, the figures were taken; a line each. */
export async function machineFacts({ adminUrl, redisUrl }: BenchServers): Promise<string> {
  const cores = cpus()
  const [load = 0] = loadavg()
  const redis = new Redis(redisUrl)
  const version = /redis_version:(\S+)/.exec(await redis.info('server'))?.[1]
  await redis.quit()
  const settings = await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings
       where name in ('server_version', 'fsync', 'synchronous_commit', 'full_page_writes') order by name desc`,
    )
    return rows.map(({ name, setting }) => `${name} ${setting}`).join(', ')
  })
  return [
    `${cores.length} cores (${cores[0]?.model ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.version}`,
    `PostgreSQL: ${settings}; Redis ${version ?? 'unknown'} with its append-only file`,
    `load of the machine at the start: ${load.toFixed(1)}`,
  ].join('\n')
}
