import { join } from 'node:path'
import { withConnection } from '@rafiq/database'
import { credentialEnvironment, freePort, type SwitchableProxy, switchableProxy } from '@rafiq/testing'
import { populate } from '../../bench/chat/population.ts'
import { prepareDatabase } from '../../local/database.ts'
import { cleanEnvironment } from '../../local/environment.ts'
import { startPostgres } from '../../local/postgres.ts'
import { askHttp, waitForAnswer } from '../../local/readiness.ts'
import { startRedis } from '../../local/redis.ts'
import { runOnce } from '../../local/run-once.ts'
import { Supervisor } from '../../local/supervisor.ts'
import type { TestSession } from '../../test/session.ts'
import { continueAll } from '../signal.ts'
import { Balancer } from './balancer.ts'

const replicas = 2
/** Proxies by which clients reach each side; a cut takes one of them. */
const clientProxyCount = 4
const password = 'chaos'

/** What a replica reaches Redis and PostgreSQL through. */
interface ReplicaProxies {
  redis: SwitchableProxy
  database: SwitchableProxy
}

/** What clients of one side connect to. */
export type ClientProxies = readonly SwitchableProxy[]

/** Everything that faults are done to. Processes that end are started again. */
export interface Stack {
  supervisor: Supervisor
  /** Replicas of the service that ended without being killed, and how. */
  crashes: readonly string[]
  /** Where the supervisor writes down who runs. */
  folder: string
  adminUrl: string
  redisUrl: string
  replicaProxies: readonly ReplicaProxies[]
  chat: ClientProxies
  baseline: ClientProxies
}

/** PostgreSQL and Redis as durable as `npm start` makes them, two replicas of the chat service, two of the baseline. */
export async function startStack(session: TestSession): Promise<Stack> {
  const crashes: string[] = []
  const supervisor = new Supervisor(session.folder, ({ name, how }) => {
    console.log(`     ${name} ${how}`)
    if (name.startsWith('chat') && !how.includes('SIGKILL')) crashes.push(`${name} ${how}`)
  })
  session.onClose(async () => {
    await continueAll(session.folder)
    await supervisor.stopAll()
  })
  const servers = await startServers(session, supervisor)
  const chat = await startChat(session, supervisor, servers)
  const baseline = await startBaseline(session, supervisor, servers.redisUrl)
  supervisor.restartOnExit()
  return {
    supervisor,
    crashes,
    folder: session.folder,
    ...servers,
    replicaProxies: chat.replicaProxies,
    chat: chat.clientProxies,
    baseline,
  }
}

type Servers = { adminUrl: string; redisUrl: string; databaseUrl: string }

async function startServers({ folder, root }: TestSession, supervisor: Supervisor): Promise<Servers> {
  const [server, redisUrl] = await Promise.all([
    startPostgres(supervisor, folder, { port: await freePort(), password, durable: true }),
    startRedis(supervisor, folder, { port: await freePort(), password, durable: true }),
  ])
  const adminUrl = withConnection(server, { database: 'chaos' })
  const databaseUrl = (await prepareDatabase(adminUrl))('chat')
  await runOnce('The migration', {
    command: process.execPath,
    args: [join(root, 'services/chat/dist/bundle/migrate.js')],
    cwd: root,
    env: cleanEnvironment({ DATABASE_URL: databaseUrl }),
  })
  return { adminUrl, redisUrl, databaseUrl }
}

async function startChat(
  session: TestSession,
  supervisor: Supervisor,
  { databaseUrl, redisUrl }: Servers,
): Promise<{ replicaProxies: ReplicaProxies[]; clientProxies: ClientProxies }> {
  const replicaProxies: ReplicaProxies[] = []
  const ports: number[] = []
  for (let index = 0; index < replicas; index += 1) {
    const proxies = { redis: await switchableProxy(redisUrl), database: await switchableProxy(databaseUrl) }
    session.onClose(async () => void (await Promise.all([proxies.redis.unplug(), proxies.database.unplug()])))
    const port = await freePort()
    supervisor.start({
      name: `chat-${index}`,
      command: process.execPath,
      args: [join(session.root, 'services/chat/dist/bundle/main.js')],
      env: cleanEnvironment({
        PORT: String(port),
        LOG_LEVEL: 'warn',
        // A member here types faster than a person, and comes back more often.
        RATE_LIMIT_SCALE: '1000',
        ...credentialEnvironment('chat'),
        DATABASE_URL: proxies.database.url,
        REDIS_URL: proxies.redis.url,
        // Nobody is asked: members and rooms are there.
        USERS_URL: 'http://127.0.0.1:9',
        CONNECTIONS_URL: 'http://127.0.0.1:9',
      }),
    })
    replicaProxies.push(proxies)
    ports.push(port)
  }
  for (const port of ports) {
    await waitForAnswer(supervisor, 'The chat service', () => askHttp(`http://127.0.0.1:${port}/readyz`))
  }
  return { replicaProxies, clientProxies: await startClientProxies(session, ports) }
}

async function startBaseline(
  session: TestSession,
  supervisor: Supervisor,
  redisUrl: string,
): Promise<ClientProxies> {
  const ports: number[] = []
  for (let index = 0; index < replicas; index += 1) {
    const port = await freePort()
    supervisor.start({
      name: `baseline-${index}`,
      command: process.execPath,
      args: [join(import.meta.dirname, 'run-baseline.ts')],
      env: cleanEnvironment({ PORT: String(port), REDIS_URL: redisUrl }),
    })
    ports.push(port)
  }
  for (const port of ports) {
    await waitForAnswer(supervisor, 'The baseline', () => askHttp(`http://127.0.0.1:${port}`))
  }
  return startClientProxies(session, ports)
}

async function startClientProxies(session: TestSession, ports: readonly number[]): Promise<ClientProxies> {
  const balancer = await Balancer.listen(ports)
  session.onClose(async () => balancer.close())
  const all = await Promise.all(Array.from({ length: clientProxyCount }, () => switchableProxy(balancer.url)))
  session.onClose(async () => void (await Promise.all(all.map((proxy) => proxy.unplug()))))
  return all
}

/** Members in pairs with a room each, signed in. */
export const people = (stack: Stack, count: number) =>
  populate({ adminUrl: stack.adminUrl, redisUrl: stack.redisUrl, environment: {} }, count)
