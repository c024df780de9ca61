import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { waitUntil } from '@rafiq/testing'
import { CommandError } from '../../../local/settings.ts'
import { TeamAccess } from '../../../local/team-access.ts'
import { freePlatformPort, startPlatform } from '../../../test/running-platform.ts'
import { TestSession } from '../../../test/session.ts'
import { percentile } from '../../percentile.ts'
import { Team } from '../team.ts'
import type { ManyFigures, Pair } from './many-report.ts'
import { type Size, seededRemote, seededVersion, seedRegistry } from './seed-registry.ts'

export interface ManyOptions extends Size {
  /** Publications of a remote, on each platform. */
  readonly runs: number
  /** Requests of a document and of a list, on each platform. */
  readonly requests: number
}

const remote = 'matches'

/** A platform that can be ended and started again on its data. */
class Platform {
  readonly port: number
  readonly dataDir: string
  readonly #root: string
  #running: TestSession | undefined

  private constructor(root: string, port: number, dataDir: string) {
    this.#root = root
    this.port = port
    this.dataDir = dataDir
  }

  static async start(session: TestSession, name: string): Promise<Platform> {
    const platform = new Platform(session.root, await freePlatformPort(), join(session.folder, name))
    session.onClose(() => platform.stop())
    await platform.start()
    return platform
  }

  get url(): string {
    return `http://localhost:${this.port}`
  }

  /** @returns seconds until it was ready */
  async start(): Promise<number> {
    this.#running = new TestSession(this.#root)
    const began = performance.now()
    await startPlatform(this.#running, this.port, this.dataDir)
    return (performance.now() - began) / 1000
  }

  async stop(): Promise<void> {
    await this.#running?.close()
    this.#running = undefined
  }
}

/** The same platform twice, with the product's own remotes and with many more beside them, asked the same in turns. */
export async function measureMany(session: TestSession, options: ManyOptions): Promise<ManyFigures> {
  const own = await Platform.start(session, 'own')
  const many = await Platform.start(session, 'many')
  const began = performance.now()
  await seedRegistry(many, options)
  await untilComposed(many, options)
  console.log(`  seeded and composed in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  const both = [own, many] as const
  const documents = await inTurns(both, options.requests, ({ url }) => timed(() => read(`${url}/${remote}`)))
  const documentBytes = await bytesOf(both, remote)
  const teamBytes = (await read(`${many.url}/${seededRemote(1)}`)).length
  const lists = await inTurns(both, Math.ceil(options.requests / 5), (platform) =>
    timeList(platform, '/api/releases/status'),
  )
  const versions = await inTurns(both, Math.ceil(options.requests / 5), (platform) =>
    timeList(platform, `/api/releases/${platform === many ? seededRemote(1) : remote}/versions`),
  )
  const publish = await publishInTurns(session, both, options.runs)
  const starts = await startInTurns(both)
  return { size: options, documentBytes, teamBytes, documents, lists, versions, publish, starts }
}

/** Of the middle one of all, on each. */
async function inTurns(
  platforms: readonly [Platform, Platform],
  times: number,
  measure: (platform: Platform) => Promise<number>,
): Promise<Pair> {
  const found: [number[], number[]] = [[], []]
  // The first ones are the process's own: it compiles what it runs.
  for (let time = -Math.ceil(times / 5); time < times; time += 1) {
    for (const index of [0, 1] as const) {
      const milliseconds = await measure(platforms[index])
      if (time >= 0) found[index].push(milliseconds)
    }
  }
  return { own: percentile(found[0], 0.5), many: percentile(found[1], 0.5) }
}

async function bytesOf([own, many]: readonly [Platform, Platform], page: string): Promise<Pair> {
  const bytes = async ({ url }: Platform) => (await read(`${url}/${page}`)).length
  return { own: await bytes(own), many: await bytes(many) }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** What a dashboard reads, by the token of a team, past no cache. */
const timeList = ({ url, dataDir }: Platform, path: string): Promise<number> => {
  const { token } = new TeamAccess(dataDir).of(remote)
  return timed(() => read(`${url}${path}`, { authorization: `Bearer ${token}` }))
}

const agent = new Agent({ keepAlive: true })

/** The body as it travels. @throws CommandError where it is not answered as it should be */
function read(url: string, headers: Record<string, string> = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { agent, headers: { 'accept-encoding': 'br', ...headers } }
    get(url, options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(chunks))
        else reject(new CommandError(`${url} was answered ${answer.statusCode}.`))
      })
    }).on('error', reject)
  })
}

/** Gateways look twice a second. @throws Error where they have not found the seeded remotes long after */
async function untilComposed({ url }: Platform, { remotes, versions }: Size): Promise<void> {
  const wanted = `/remotes/${seededRemote(remotes)}/${seededVersion(versions)}/`
  const isComposed = async () => (await (await fetch(url)).text()).includes(wanted)
  await waitUntil('the gateway knows of the seeded remotes', isComposed, { timeout: 30_000, interval: 200 })
}

async function publishInTurns(
  session: TestSession,
  platforms: readonly [Platform, Platform],
  runs: number,
): Promise<{ own: number[]; many: number[] }> {
  const folder = join(session.folder, 'many-versions')
  const [own, many] = platforms.map(({ dataDir, url }) => new Team(session.root, folder, dataDir, url)) as [
    Team,
    Team,
  ]
  const times = { own: [] as number[], many: [] as number[] }
  for (let run = 1; run <= runs; run += 1) {
    const version = `2000.0.${run}`
    const app = await own.build(version)
    times.own.push(await own.publish(app, version))
    times.many.push(await many.publish(app, version))
  }
  return times
}

/** Starts on data that is there, in turns. */
async function startInTurns(
  platforms: readonly [Platform, Platform],
): Promise<{ own: number[]; many: number[] }> {
  for (const platform of platforms) await platform.stop()
  const times = { own: [] as number[], many: [] as number[] }
  for (let round = 0; round < 3; round += 1) {
    for (const [index, platform] of platforms.entries()) {
      times[index === 0 ? 'own' : 'many'].push(await platform.start())
      await platform.stop()
    }
  }
  return times
}
