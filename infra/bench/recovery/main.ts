/** `npm run bench:recovery`: see README.md beside this file. */
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { waitUntil } from '@rafiq/testing'
import { pause, signal } from '../../chaos/signal.ts'
import { portsFor } from '../../local/ports.ts'
import { askHttp } from '../../local/readiness.ts'
import { freePlatformPort, startPlatform } from '../../test/running-platform.ts'
import { TestSession } from '../../test/session.ts'
import { Client } from '../platform-client.ts'
import { runBench } from '../run-bench.ts'
import { type Options, parseOptions } from './options.ts'
import { type Answer, type Figures, goalsOf, reportOf } from './report.ts'

const reader = { email: 'ahmed@rafiq.test', password: 'rafiq-demo-2025' }

/** What is read while PostgreSQL is stopped, a page's document included. */
const paths = ['/', '/api/user/profile', '/api/user/matches', '/api/users/connections'] as const
/** Milliseconds between two reads of each. */
const interval = 100

/** Milliseconds; longer than anybody waits: a request that takes so long counts as not answered, a service as broken. */
const patience = 30_000

const killed = ['gateway', 'users', 'connections', 'chat', 'moderation', 'releases'] as const

/** Runs the whole benchmark; true when every goal is met. */
async function bench(session: TestSession, { rounds, seconds }: Options): Promise<boolean> {
  const kills = Object.fromEntries(killed.map((name): [string, number[]] => [name, []]))
  for (let round = 1; round < rounds; round += 1) {
    await onPlatform(session, (platform) => killEach(platform, kills))
  }
  const stopped = await onPlatform(session, async (platform) => {
    await killEach(platform, kills)
    return whileStopped(platform, seconds)
  })
  const figures: Figures = { kills, ...stopped }
  console.log(`\n${reportOf(figures)}\n\nload of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)}`)
  return goalsOf(figures).every(({ met }) => met)
}

interface Platform {
  readonly port: number
  readonly dataDir: string
}

/** On a platform of its own: what has crashed lately is started again later and later. */
async function onPlatform<T>(session: TestSession, measure: (platform: Platform) => Promise<T>): Promise<T> {
  const own = new TestSession(session.root)
  session.onClose(() => own.close())
  const platform = { port: await freePlatformPort(), dataDir: join(own.folder, 'data') }
  await startPlatform(own, platform.port, platform.dataDir)
  const result = await measure(platform)
  await own.close()
  return result
}

async function killEach({ port, dataDir }: Platform, kills: Record<string, number[]>): Promise<void> {
  const ports = portsFor(port)
  for (const name of killed) {
    // The gateway's says nothing of itself alone.
    const path = name === 'gateway' ? 'healthz' : 'readyz'
    kills[name]?.push(await timeOfKill(dataDir, name, `http://127.0.0.1:${ports[name]}/${path}`))
    await waitUntil('the platform is ready', () => answers(`http://127.0.0.1:${port}/readyz`), often)
  }
}

/** Milliseconds from the kill on. Between the two it has to be seen away: what was never killed is not back. */
async function timeOfKill(dataDir: string, name: string, url: string): Promise<number> {
  const start = performance.now()
  signal(dataDir, name, 'SIGKILL')
  await waitUntil(`${name} is away`, () => answers(url).then((does) => !does), often)
  await waitUntil(`${name} is back`, () => answers(url), often)
  return performance.now() - start
}

const often = { timeout: patience, interval: 10 }

const answers = (url: string): Promise<boolean> =>
  askHttp(url).then(
    () => true,
    () => false,
  )

/** Requests of a member whose PostgreSQL is stopped, as many as a page asks in a second, whether or not earlier ones were answered. */
async function whileStopped(
  { dataDir, port }: Platform,
  seconds: number,
): Promise<Pick<Figures, 'whileStopped' | 'afterwards'>> {
  const client = new Client(port)
  const token = await client.signIn(reader)
  const read = async (path: string): Promise<Answer> => {
    const start = performance.now()
    const status = await Promise.race([client.read(path, token), delay(patience, 0)]).catch(() => 0)
    return { after: performance.now() - start, status }
  }
  const stopped = pause(dataDir, ['postgres'], seconds * 1_000)
  const reads: Promise<Answer>[] = []
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; await delay(interval)) {
    reads.push(...paths.map(read))
  }
  await stopped
  const start = performance.now()
  await waitUntil('a read is answered', async () => (await read('/api/user/profile')).status === 200, often)
  const afterwards = performance.now() - start
  const whileStopped = await Promise.all(reads)
  client.close()
  return { whileStopped, afterwards }
}

const options = parseOptions(process.argv.slice(2))
await runBench((session) => bench(session, options))
