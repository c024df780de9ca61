import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import {
  type LiveReleases,
  liveReleasesSchema,
  type ReleaseStatus,
  type SeenState,
  type ShellManifest,
  signedBytes,
} from '@rafiq/platform-contracts'
import { createTestApp, ManualClock, parseSettings, runMigrations, WorkContext } from '@rafiq/service-kit'
import {
  calledBy,
  createTestDatabase,
  credentialEnvironment,
  type SwitchableProxy,
  signingKeys,
  switchableProxy,
  type TestDatabase,
  type TestRedis,
  testRedis,
  writeTestProduct,
} from '@rafiq/testing'
import { releasesDatabase } from '../src/database/database.ts'
import { serviceOptions } from '../src/service-options.ts'
import { readReleasesSettings } from '../src/settings.ts'
import { PublishKeys } from '../src/teams/publish-keys.ts'
import { PublishTokens } from '../src/teams/publish-tokens.ts'
import { aRelease, type PackedRelease } from './a-release.ts'

export interface Team {
  readonly remote: string
  readonly token: string
  readonly key: KeyObject
}

export interface Publish {
  readonly release?: PackedRelease
  readonly version?: string
  /** Where it is sent; the team's own remote without it. */
  readonly remote?: string
  readonly headers?: Record<string, string>
}

/** Good for ever. */
export const anOperatorsGrant = { madeBy: 'operator', expiresAt: null }

/** Nobody listens there. */
const nobody = 'http://127.0.0.1:9'

const tables = [
  'proofs',
  'under_proof',
  'remote_states',
  'owners',
  'team_apis',
  'previews',
  'versions',
  'version_signatures',
  'publish_keys',
  'publish_tokens',
  'shells',
  'beacon_counts',
  'beacon_faults',
  'canary_trials',
  'canary_votes',
  'canary_witnesses',
  'alerts',
  'alert_deliveries',
].map((table) => `releases.${table}`)
const trail = 'audit.release_entries'

/** The releases service on a database and a folder of its own. */
export class RunningRegistry {
  readonly clock = new ManualClock(new Date('2026-11-21T09:00:00Z'))
  readonly database: TestDatabase
  /** The line to the database, which a test may cut. */
  readonly line: SwitchableProxy
  readonly redis: TestRedis
  /** The line to Redis, likewise. */
  readonly redisLine: SwitchableProxy
  readonly #usersUrl: string
  readonly #rateLimitScale: number
  storage = ''
  #app: NestFastifyApplication | undefined

  private constructor(
    [database, line]: [TestDatabase, SwitchableProxy],
    [redis, redisLine]: [TestRedis, SwitchableProxy],
    usersUrl: string,
    rateLimitScale: number,
  ) {
    this.database = database
    this.line = line
    this.redis = redis
    this.redisLine = redisLine
    this.#usersUrl = usersUrl
    this.#rateLimitScale = rateLimitScale
  }

  /**
   * @param usersUrl where the users service is, for admins
   * @param rateLimitScale generous, since tests call from one address as often as they like
   * @param env settings besides those of every test
   */
  static async start(
    usersUrl = nobody,
    rateLimitScale = 1000,
    env: Record<string, string> = {},
  ): Promise<RunningRegistry> {
    const database = await createTestDatabase()
    await runMigrations(releasesDatabase({ url: database.urlFor('releases') }))
    const line = await switchableProxy(database.urlFor('releases'))
    const redis = testRedis()
    const redisLine = await switchableProxy(redis.url)
    const registry = new RunningRegistry([database, line], [redis, redisLine], usersUrl, rateLimitScale)
    await registry.#boot(env)
    return registry
  }

  get app(): NestFastifyApplication {
    if (!this.#app) throw new Error('The registry does not run.')
    return this.#app
  }

  /** Over HTTP, for callers that are no part of this process. @returns its address */
  async listen(): Promise<string> {
    await this.app.listen(0, '127.0.0.1')
    return this.app.getUrl()
  }

  /** Nothing was ever published. */
  async empty(): Promise<void> {
    await this.database.query(`truncate ${[...tables, trail].join()}`)
    await rm(this.storage, { recursive: true, force: true })
  }

  async stop(): Promise<void> {
    await this.#app?.close()
    await this.line.unplug()
    await rm(this.storage, { recursive: true, force: true })
    await this.redisLine.unplug()
    await this.redis.close()
    await this.database.drop()
  }

  /** A team with a token and a key for its remote. */
  async team(remote: string, privateKey = generateKeyPairSync('ed25519').privateKey): Promise<Team> {
    const pem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()
    return this.app.get(WorkContext).run(async () => {
      await this.app.get(PublishKeys).register(remote, pem, anOperatorsGrant)
      return {
        remote,
        token: await this.app.get(PublishTokens).grant(remote, anOperatorsGrant),
        key: privateKey,
      }
    })
  }

  publish(team: Team, { release, version = '1.0.0', remote = team.remote, headers = {} }: Publish = {}) {
    const { body, signed } = release ?? aRelease({ name: team.remote, version })
    return this.app.inject({
      method: 'POST',
      url: `/api/releases/${remote}/versions`,
      headers: {
        authorization: `Bearer ${team.token}`,
        'content-type': 'application/gzip',
        'x-release-version': version,
        'x-release-signature': sign(
          null,
          signedBytes(signed, headers['x-release-commit']),
          team.key,
        ).toString('base64'),
        ...headers,
      },
      payload: body,
    })
  }

  /** What a person sees who decides now. */
  async seen(team: Team, remote = team.remote): Promise<{ seen: SeenState }> {
    const { remotes = [] } = (await this.get(team, 'status')).json() as Partial<ReleaseStatus>
    const found = remotes.find(({ name }) => name === remote)
    const { stable = null, canary = null, disabled = false } = found ?? {}
    return { seen: { stable, canary, disabled } }
  }

  /** A rollback without a version names what is live, unless it says what it saw. */
  async move(team: Team, method: 'POST' | 'PUT', action: string, payload: object = {}, remote = team.remote) {
    const isBare = action === 'rollback' && Object.keys(payload).length === 0
    return this.send(team, method, action, isBare ? await this.seen(team, remote) : payload, remote)
  }

  send(team: Team, method: 'POST' | 'PUT', action: string, payload: object, remote = team.remote) {
    return this.app.inject({
      method,
      url: `/api/releases/${remote}/${action}`,
      headers: { authorization: `Bearer ${team.token}` },
      payload,
    })
  }

  get(team: Team, path: string) {
    return this.app.inject({
      url: `/api/releases/${path}`,
      headers: { authorization: `Bearer ${team.token}` },
    })
  }

  internal(url: string, headers: Record<string, string> = {}) {
    return this.app.inject({ url, headers: { ...calledBy('gateway'), ...headers } })
  }

  announceShell(manifest: ShellManifest) {
    return this.app.inject({
      method: 'PUT',
      url: '/internal/shells',
      headers: calledBy('gateway'),
      payload: manifest,
    })
  }

  async live(): Promise<LiveReleases> {
    return liveReleasesSchema.parse((await this.internal('/internal/live')).json())
  }

  /** The version that everybody gets. */
  async stable(remote = 'matches'): Promise<string | undefined> {
    return (await this.live()).remotes.find(({ name }) => name === remote)?.stable?.version
  }

  /** The versions of `matches` whose files are stored. */
  stored(): Promise<string[]> {
    return foldersIn(join(this.storage, 'remotes/matches'))
  }

  /** What lies in the storage below a folder. */
  async keys(folder: string): Promise<string[]> {
    const names = existsSync(join(this.storage, folder))
      ? await readdir(join(this.storage, folder), { recursive: true })
      : []
    return names.map((name) => `${folder}/${name}`).sort()
  }

  /** Puts a file into the storage, as a deployment does. */
  async put(key: string, content: string): Promise<void> {
    const path = join(this.storage, key)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }

  staged(): Promise<string[]> {
    return foldersIn(join(this.storage, 'staging'))
  }

  async #boot(env: Record<string, string>): Promise<void> {
    this.storage = await mkdtemp(join(tmpdir(), 'releases-'))
    const settings = readReleasesSettings(parseSettings, {
      NODE_ENV: 'test',
      PORT: '1',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: String(this.#rateLimitScale),
      ...credentialEnvironment('releases'),
      ...signingKeys,
      ADDRESS_HASH_KEYS: 'a-key-that-hashes-the-addresses-in-records',
      DATABASE_URL: this.line.url,
      REDIS_URL: this.redisLine.url,
      REDIS_PREFIX: this.redis.prefix,
      PRODUCT_CONFIG: await writeTestProduct(this.storage),
      STORAGE_DIR: this.storage,
      USERS_URL: this.#usersUrl,
      ...env,
    })
    this.#app = await createTestApp({ ...serviceOptions(settings), clock: this.clock })
  }
}

async function foldersIn(path: string): Promise<string[]> {
  return existsSync(path) ? readdir(path) : []
}
