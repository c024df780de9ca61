/** `npm run bench:chat`: see README.md beside this file. */

import { loadavg } from 'node:os'
import { join } from 'node:path'
import { build } from '../../local/build.ts'
import type { TestSession } from '../../test/session.ts'
import { percentile } from '../percentile.ts'
import { runBench } from '../run-bench.ts'
import { Worker } from '../worker.ts'
import { Clients } from './clients.ts'
import { machineFacts } from './machine.ts'
import { type ComparedSystems, measureLatency, measureSaturation } from './measure-load.ts'
import { measureMemory } from './measure-memory.ts'
import { measureMinute } from './measure-minute.ts'
import { type Options, parseOptions } from './options.ts'
import type { Pair } from './pairs.ts'
import { populate } from './population.ts'
import { type Figures, goalsOf, reportOf } from './report.ts'
import type { InsertHandlers } from './run-inserts.ts'
import { type BenchServers, connections, prepareServers } from './servers.ts'
import { startChat, startPlain } from './targets.ts'

/** Rooms with a message under way at any moment of the load. */
const busyRooms = 256

/** Runs the whole benchmark; true when every goal is met. */
async function bench(session: TestSession, options: Options): Promise<boolean> {
  await step('build', () => build(session.root))
  const servers = await step('PostgreSQL, Redis, migrations', () => prepareServers(session))
  console.log(await machineFacts(servers))
  const { sockets, users, userSeconds } = options
  const members = Math.max(sockets, users, 2 * busyRooms)
  const pairs = await step(`${members} members signed in`, () => populate(servers, members))
  const clients = await Clients.start(session)
  const memory = await step('sockets', () =>
    measureSockets(session, servers, clients, pairs.slice(0, sockets / 2)),
  )
  const load = await step('load', () =>
    measureUnderLoad(session, servers, clients, pairs.slice(0, busyRooms), options),
  )
  const minute = await step('a minute', async () => {
    const chat = await startChat(session, servers)
    return measureMinute(chat, clients, pairs.slice(0, users / 2), userSeconds)
  })
  const figures = { memory, ...load, minute }
  console.log(`\n${reportOf(figures)}\n\nload of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)}`)
  return goalsOf(figures).every(({ met }) => met)
}

async function measureSockets(
  session: TestSession,
  servers: BenchServers,
  clients: Clients,
  pairs: readonly Pair[],
): Promise<Figures['memory']> {
  const chat = await startChat(session, servers)
  const ours = await measureMemory(chat, clients, pairs)
  await chat.worker.stop()
  const plain = await startPlain(session)
  const bare = await measureMemory(plain, clients, pairs)
  await plain.worker.stop()
  return { chat: ours, plain: bare }
}

async function measureUnderLoad(
  session: TestSession,
  servers: BenchServers,
  clients: Clients,
  pairs: readonly Pair[],
  { rounds, seconds }: Options,
): Promise<Pick<Figures, 'saturation' | 'latency'>> {
  const { adminUrl } = servers
  const inserts = await Worker.start<InsertHandlers>(session, {
    name: 'inserts',
    script: join(import.meta.dirname, 'run-inserts.ts'),
    env: { DATABASE_URL: adminUrl, CONNECTIONS: String(connections) },
  })
  const [chat, plain] = [await startChat(session, servers), await startPlain(session)]
  const systems: ComparedSystems = { adminUrl, chat, plain, inserts, clients }
  const saturation = await measureSaturation(systems, pairs, { rounds, seconds })
  const perSecond = percentile(saturation.rates.chat, 0.5) / 2
  const latency = await measureLatency(systems, pairs, { rounds, seconds, perSecond })
  await Promise.all([chat, plain].map(({ worker }) => worker.stop()))
  await inserts.stop()
  return { saturation, latency }
}

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await work()
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

await runBench((session) => bench(session, parseOptions(process.argv.slice(2))))
