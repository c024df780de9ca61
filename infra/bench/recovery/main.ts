/** `npm run bench:recovery`: see README.md beside this file. */
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sessionHeader } from '@rafiq/platform-contracts'
import { pause, signal } from '../../chaos/signal.ts'
import { portsFor } from '../../local/ports.ts'
import { freePlatformPort, startPlatform } from '../../test/running-platform.ts'
import { TestSession } from '../../test/session.ts'
import { runBench } from '../run-bench.ts'
import { Client } from '../sign-in/client.ts'
import { type Options, parseOptions } from './options.ts'
import { type Answer, type Figures, goalsOf, reportOf } from './report.ts'

const reader = { email: 'ahmed@rafiq.test', password: 'rafiq-demo-2025' }

/** What is read while PostgreSQL is stopped, a page's document included: milliseconds between two of each. */
const [paths, interval] = [
  ['/', '/api/user/profile', '/api/user/matches', '/api/users/connections'] as const,
  100,
]

/** Longer than anybody waits: a request that takes so long counts as not answered. */
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
    await answered(`http://127.0.0.1:${port}/readyz`)
  }
}

/** Milliseconds from the kill on. */
async function timeOfKill(dataDir: string, name: string, url: string): Promise<number> {
  const start = performance.now()
  signal(dataDir, name, 'SIGKILL')
  await answered(url)
  return performance.now() - start
}

/** Resolves once this address answers 200. */
async function answered(url: string): Promise<void> {
  for (;;) {
    const status = await fetch(url, { signal: AbortSignal.timeout(1_000) })
      .then((response) => response.body?.cancel().then(() => response.status))
      .catch(() => 0)
    if (status === 200) return
    await delay(10)
  }
}

/** Requests of a member whose PostgreSQL is stopped, as many as a page asks in a second, whether or not earlier ones were answered. */
async function whileStopped(
  { dataDir, port }: Platform,
  seconds: number,
): Promise<Pick<Figures, 'whileStopped' | 'afterwards'>> {
  const client = new Client(port)
  const token = await client.signIn(reader)
  client.close()
  const read = async (path: string): Promise<Answer> => {
    const start = performance.now()
    const status = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { [sessionHeader]: token },
      signal: AbortSignal.timeout(patience),
    })
      .then(async (response) => {
        await response.arrayBuffer()
        return response.status
      })
      .catch(() => 0)
    return { after: performance.now() - start, status }
  }
  const stopped = pause(dataDir, ['postgres'], seconds * 1_000)
  const answers: Promise<Answer>[] = []
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; await delay(interval)) {
    answers.push(...paths.map(read))
  }
  await stopped
  const start = performance.now()
  while ((await read('/api/user/profile')).status !== 200) await delay(10)
  return { whileStopped: await Promise.all(answers), afterwards: performance.now() - start }
}

const options = parseOptions(process.argv.slice(2))
await runBench((session) => bench(session, options))
