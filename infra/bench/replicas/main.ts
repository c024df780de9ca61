/** `npm run bench:replicas`: see README.md beside this file. */
import { loadavg } from 'node:os'
import { freePort } from '@rafiq/testing'
import { build } from '../../local/build.ts'
import type { TestSession } from '../../test/session.ts'
import { Clients } from '../chat/clients.ts'
import type { Pair } from '../chat/pairs.ts'
import { populate } from '../chat/population.ts'
import { type BenchServers, prepareServers } from '../chat/servers.ts'
import { sum } from '../chat/tally.ts'
import { startChat, type Target } from '../chat/targets.ts'
import { runBench } from '../run-bench.ts'
import { type Options, parseOptions } from './options.ts'
import { goalsOf, type Load, reportOf } from './report.ts'

/** Rooms with a message under way at any moment, for each replica: every one has as much to do as one alone. */
const busyRooms = 64
/** Of each replica: those of all fit into what PostgreSQL allows. */
const pools = { DATABASE_POOL: '6', MESSAGES_POOL: '6' }
/** The numbers of replicas that are compared, one after the other, round by round. */
const compared = [1, 2, 4]
/** Seconds of each load that only warm up, and of the one before all others. */
const warmUp = 1

async function bench(session: TestSession, { seconds, rounds }: Options): Promise<boolean> {
  await build(session.root)
  const servers = await prepareServers(session)
  const pairs = await populate(servers, 2 * busyRooms * Math.max(...compared))
  const clients = await Clients.start(session)
  const replicas: Target[] = []
  for (let index = 0; index < Math.max(...compared); index += 1) {
    replicas.push(await startReplica(session, servers))
  }
  // What runs for the first time is compiled on the way.
  await measure(clients, replicas, pairs, 2 * seconds)
  const loads: Load[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const count of compared) loads.push(await measure(clients, replicas.slice(0, count), pairs, seconds))
  }
  console.log(`\n${reportOf(loads)}\n\nload of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)}`)
  return goalsOf(loads).every(({ met }) => met)
}

async function startReplica(session: TestSession, servers: BenchServers): Promise<Target> {
  const METRICS_PORT = String(await freePort())
  return startChat(session, { ...servers, environment: { ...servers.environment, ...pools, METRICS_PORT } })
}

/** The two of a pair are on different replicas, where there are several. */
async function measure(
  clients: Clients,
  replicas: readonly Target[],
  pairs: readonly Pair[],
  seconds: number,
): Promise<Load> {
  const used = async () => sum(await Promise.all(replicas.map(({ worker }) => worker.ask('processorTime'))))
  await clients.open(
    { addresses: replicas.flatMap(({ addresses }) => addresses), withAuth: (some) => [...some] },
    pairs.slice(0, busyRooms * replicas.length),
  )
  const before = await used()
  const { perSecond, tally } = await clients.saturate(warmUp, seconds)
  const processorTime = (await used()) - before
  await clients.close()
  return { replicas: replicas.length, perSecond, processorTime, tally }
}

await runBench((session) => bench(session, parseOptions(process.argv.slice(2))))
