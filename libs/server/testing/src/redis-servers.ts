import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { freePort } from './free-port.ts'
import { installedProgram } from './installed-program.ts'
import { type Opened, openAll } from './opened.ts'
import { waitUntil } from './wait-until.ts'

/** One server of several, which can be killed. */
export interface RedisServer {
  readonly port: number
  readonly client: Redis
  kill(): Promise<void>
}

/** Several servers that make one Redis. */
export interface RedisServers {
  /** For `REDIS_URL`. */
  readonly url: string
  readonly servers: readonly RedisServer[]
  stop(): Promise<void>
}

/**
 * Milliseconds after which a server that does not answer is taken for gone. Servers find each other soon only if it is short,
 * and a busy machine keeps a live one waiting for longer than that: it is short while they start, and once one is killed.
 */
const patience = { short: 500, long: 10_000 }
const slots = 16_384

async function startServer(
  opened: Opened,
  lines: readonly string[],
  isSentinel = false,
): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'rafiq-redis-'))
  opened.closing(() => rm(folder, { recursive: true, force: true }))
  const port = await freePort()
  const file = join(folder, 'redis.conf')
  await writeFile(file, [`port ${port}`, 'bind 127.0.0.1', `dir ${folder}`, ...lines].join('\n'))
  const program = installedProgram('redis-server', 'valkey-server') ?? 'redis-server'
  const child = spawn(program, [file, ...(isSentinel ? ['--sentinel'] : [])], { stdio: 'ignore' })
  opened.closing(() => end(child))
  const client = new Redis({ port, host: '127.0.0.1', retryStrategy: () => 50 })
  client.on('error', () => undefined)
  opened.closing(async () => client.disconnect())
  await waitUntil('Redis answers', () => client.ping())
  return { port, client, kill: () => end(child) }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const withoutFiles = ["save ''", 'appendonly no', 'repl-diskless-sync-delay 0']

/** Until every replica of these primaries has what they were told: `WAIT` speaks of its own connection's writes alone. */
export async function untilReplicated(primaries: readonly RedisServer[]): Promise<void> {
  for (const { client } of primaries) {
    await waitUntil('its replica has what its primary has', async () => {
      const state = await client.info('replication')
      const ours = Number(/^master_repl_offset:(\d+)/m.exec(state)?.[1])
      const theirs = Number(/^slave0:.*offset=(\d+)/m.exec(state)?.[1])
      return theirs >= ours
    })
  }
}

/** A server that refuses every write, since it could not save its memory (MISCONF). */
export function startUnwritableRedis(): Promise<RedisServers> {
  return openAll(async (opened) => {
    const server = await startServer(opened, ['save 3600 1'])
    const [, folder = ''] = (await server.client.config('GET', 'dir')) as string[]
    await rm(folder, { recursive: true })
    await server.client.bgsave()
    await waitUntil('saving has failed', async () =>
      /^rdb_last_bgsave_status:err\r$/m.test(await server.client.info('persistence')),
    )
    return { url: `redis://127.0.0.1:${server.port}`, servers: [server], stop: () => opened.close() }
  })
}

/** A cluster of three primaries, each with a replica, which are the second three of the servers. */
export function startRedisCluster(): Promise<RedisServers> {
  return openAll(async (opened) => {
    const servers: RedisServer[] = []
    for (let index = 0; index < 6; index += 1) {
      const busPort = await freePort()
      const cluster = [
        'cluster-enabled yes',
        `cluster-port ${busPort}`,
        `cluster-node-timeout ${patience.short}`,
      ]
      const server = await startServer(opened, [...withoutFiles, ...cluster])
      servers.push(server)
      await server.client.cluster('SET-CONFIG-EPOCH', index + 1)
      await servers[0]?.client.cluster('MEET', '127.0.0.1', server.port, busPort)
    }
    const primaries = servers.slice(0, 3)
    for (const [index, { client }] of primaries.entries()) {
      const [first, next] = [index, index + 1].map((part) => Math.floor((part * slots) / 3)) as [
        number,
        number,
      ]
      await client.cluster('ADDSLOTSRANGE', first, next - 1)
    }
    await everywhere(servers, 'all know each other', /^cluster_known_nodes:6\r$/m)
    for (const [index, { client }] of servers.slice(3).entries()) {
      const primary = (await primaries[index]?.client.cluster('MYID')) as string
      // It may not have heard yet that this one is a primary.
      await waitUntil('it replicates', () => client.cluster('REPLICATE', primary))
    }
    await everywhere(servers, 'the cluster is there', /^cluster_state:ok\r$/m)
    for (const { client } of servers.slice(3)) await inStep(client)
    const setPatience = (ms: number) => {
      const alive = servers.filter(({ client }) => client.status === 'ready')
      return Promise.all(alive.map(({ client }) => client.config('SET', 'cluster-node-timeout', ms)))
    }
    await setPatience(patience.long)
    const hosts = servers.map(({ port }) => `127.0.0.1:${port}`)
    const killable = noticedWhenKilled(servers, () => setPatience(patience.short))
    return { url: `redis+cluster://${hosts}`, servers: killable, stop: () => opened.close() }
  })
}

/** A primary, its replica, and a sentinel that puts the one in the place of the other; in this order. */
export function startRedisSentinel(): Promise<RedisServers> {
  return openAll(async (opened) => {
    const primary = await startServer(opened, withoutFiles)
    const replica = await startServer(opened, [...withoutFiles, `replicaof 127.0.0.1 ${primary.port}`])
    await inStep(replica.client)
    const watching = [
      `sentinel monitor rafiq 127.0.0.1 ${primary.port} 1`,
      `sentinel down-after-milliseconds rafiq ${patience.long}`,
      'sentinel failover-timeout rafiq 2000',
    ]
    const sentinel = await startServer(opened, watching, true)
    await waitUntil('the sentinel knows the replica', async () => {
      return ((await sentinel.client.call('SENTINEL', 'REPLICAS', 'rafiq')) as unknown[]).length > 0
    })
    const url = `redis+sentinel://127.0.0.1:${sentinel.port}/rafiq`
    const servers = noticedWhenKilled([primary, replica, sentinel], () =>
      sentinel.client.call('SENTINEL', 'SET', 'rafiq', 'down-after-milliseconds', patience.short),
    )
    return { url, servers, stop: () => opened.close() }
  })
}

/** @param hurry shortens the patience of those that remain */
const noticedWhenKilled = (servers: readonly RedisServer[], hurry: () => Promise<unknown>): RedisServer[] =>
  servers.map((server) => ({
    ...server,
    kill: async () => {
      await hurry()
      await server.kill()
    },
  }))

const everywhere = (servers: readonly RedisServer[], what: string, sign: RegExp) =>
  Promise.all(
    servers.map(({ client }) => waitUntil(what, async () => sign.test(String(await client.cluster('INFO'))))),
  )

const inStep = (replica: Redis) =>
  waitUntil('the replica has what its primary has', async () =>
    /^master_link_status:up\r$/m.test(await replica.info('replication')),
  )
