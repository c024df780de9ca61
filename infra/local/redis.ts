import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { cleanEnvironment } from './environment.ts'
import { waitForAnswer } from './readiness.ts'
import { CommandError } from './settings.ts'
import type { Supervisor } from './supervisor.ts'
import { findOrInstall } from './system-packages.ts'

async function serverProgram(): Promise<string> {
  const program = await findOrInstall('redis-server', 'redis-server', 'valkey-server')
  if (program) return program
  throw new CommandError(
    'Redis is missing: install redis-server or valkey-server (on Debian `apt-get install redis-server`, on macOS `brew install redis`), or set REDIS_URL=redis://host:port.',
  )
}

async function ping(url: string): Promise<void> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.ping()
  } finally {
    client.disconnect()
  }
}

/**
 * Starts a Redis of the machine on `<data>/redis`, with its append-only file, and waits until it answers.
 * The password is in the configuration file, since arguments are visible to everyone on the machine.
 *
 * @returns its address
 */
export async function startRedis(
  supervisor: Supervisor,
  dataDir: string,
  options: { port: number; password: string; durable: boolean },
): Promise<string> {
  const program = await serverProgram()
  const folder = join(dataDir, 'redis')
  mkdirSync(folder, { recursive: true })
  const configuration = {
    bind: '127.0.0.1',
    port: options.port,
    dir: `"${folder}"`,
    requirepass: options.password,
    appendonly: options.durable ? 'yes' : 'no',
    save: '""',
    daemonize: 'no',
  }
  const lines = Object.entries(configuration).map(([name, value]) => `${name} ${value}`)
  const file = join(folder, 'redis.conf')
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  supervisor.start({ name: 'redis', command: program, args: [file], env: cleanEnvironment() })
  const url = `redis://:${options.password}@127.0.0.1:${options.port}`
  await waitForAnswer(supervisor, 'Redis', () => ping(url))
  return url
}
