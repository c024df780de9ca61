import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { hasReached, liveReleasesSchema, publishedVersionSchema, releaseStatusSchema } from '@rafiq/contracts'
import { createLogger, createTestApp, parseSettings, runMigrations } from '@rafiq/service-kit'
import { createTestDatabase, type TestDatabase } from '@rafiq/testing'
import { releasesDatabase } from '../src/database/database.ts'
import { serviceOptions } from '../src/service-options.ts'
import { releasesSettings } from '../src/settings.ts'
import { SweepStore } from '../src/store/sweep-store.ts'
import { VersionStore } from '../src/store/version-store.ts'
import { PublishTokens } from '../src/tokens/publish-tokens.ts'
import { aManifest, aRelease, archive, someFiles } from './a-release.ts'

const secret = 'a-secret-of-the-services'
let database: TestDatabase
let storage: string
let app: NestFastifyApplication
let token: string

beforeAll(async () => {
  database = await createTestDatabase()
  await runMigrations(releasesDatabase(database.urlFor('releases')))
})

afterAll(async () => {
  await database.drop()
})

beforeEach(async () => {
  storage = await mkdtemp(join(tmpdir(), 'releases-'))
  app = await start()
  token = await app.get(PublishTokens).grant('matches')
})

afterEach(async () => {
  await app.close()
  await rm(storage, { recursive: true, force: true })
  await database.query(
    'truncate releases.versions, releases.channels, releases.publish_tokens, releases.audit_entries',
  )
})

function start(): Promise<NestFastifyApplication> {
  const settings = parseSettings(releasesSettings, {
    NODE_ENV: 'test',
    PORT: '1',
    LOG_LEVEL: 'silent',
    SERVICE_SECRET: secret,
    DATABASE_URL: database.urlFor('releases'),
    STORAGE_DIR: storage,
  })
  const logger = createLogger({ service: 'releases', level: 'silent' })
  return createTestApp({ ...serviceOptions(settings), logger })
}

interface Publish {
  body?: Buffer
  version?: string
  remote?: string
  headers?: Record<string, string>
}

function publish({ body, version = '1.0.0', remote = 'matches', headers = {} }: Publish = {}) {
  return app.inject({
    method: 'POST',
    url: `/api/releases/${remote}/versions`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/gzip',
      'x-release-version': version,
      ...headers,
    },
    payload: body ?? aRelease({ version }),
  })
}

const automatic = { 'x-release-automatic': 'true' }

const live = (headers: Record<string, string> = {}) =>
  app.inject({ url: '/internal/live', headers: { 'x-service-secret': secret, ...headers } })

async function stable(): Promise<string | undefined> {
  return liveReleasesSchema.parse((await live()).json()).remotes[0]?.current.version
}

const stored = () =>
  existsSync(join(storage, 'remotes/matches')) ? readdir(join(storage, 'remotes/matches')) : []
const staged = async () => {
  const folder = join(storage, 'remotes/.staging')
  return existsSync(folder) ? readdir(folder) : []
}

describe('publishing', () => {
  test('takes a version: its files, their compressed forms, and the channel', async () => {
    const answer = await publish()
    expect(answer.statusCode).toBe(201)
    expect(publishedVersionSchema.parse(answer.json())).toEqual({
      remote: 'matches',
      version: '1.0.0',
      channel: 'stable',
      live: true,
    })
    const files = await readdir(join(storage, 'remotes/matches/1.0.0'), { recursive: true })
    expect(files.sort()).toEqual([
      'assets',
      'assets/page.css',
      'assets/page.css.br',
      'assets/page.css.gz',
      'logo.png',
      'remoteEntry.js',
      'remoteEntry.js.br',
      'remoteEntry.js.gz',
    ])
    expect(await staged()).toEqual([])
    expect(await stable()).toBe('1.0.0')
  })

  test('says from which revision on it is live', async () => {
    const { headers } = await publish()
    const { revision } = liveReleasesSchema.parse((await live()).json())
    expect(hasReached(revision, String(headers['x-release-revision']))).toBe(true)
  })

  test('keeps the version before as the fallback', async () => {
    await publish()
    await publish({ version: '1.1.0' })
    const [remote] = liveReleasesSchema.parse((await live()).json()).remotes
    expect([remote?.current.version, remote?.fallback?.version]).toEqual(['1.1.0', '1.0.0'])
  })

  test('refuses a version that exists and leaves it as it is', async () => {
    await publish()
    const answer = await publish({ body: aRelease({}, someFiles('two')) })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'version-exists'])
    const entry = await readFile(join(storage, 'remotes/matches/1.0.0/remoteEntry.js'), 'utf8')
    expect(entry).toBe(someFiles()['remoteEntry.js'])
  })

  test('makes one version of several publishes at once', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((text) => publish({ body: aRelease({}, someFiles(text)) })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409])
    expect(await stored()).toEqual(['1.0.0'])
    expect(await staged()).toEqual([])
  })

  test.each([
    ['no token', { authorization: '' }],
    ['an unknown token', { authorization: `Bearer ${randomBytes(32).toString('base64url')}` }],
    ['another scheme', { authorization: 'Basic abc' }],
  ])('refuses %s', async (_, headers) => {
    const answer = await publish({ headers })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized'])
  })

  test('refuses the token of another remote and remembers the attempt', async () => {
    const answer = await publish({ remote: 'chat', body: aRelease({ name: 'chat' }) })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
    const rows = await database.query(
      "select remote, actor from releases.audit_entries where action = 'refuse'",
    )
    expect(rows).toEqual([{ remote: 'chat', actor: expect.stringMatching(/^token:/) }])
  })

  test.each([
    ['no version', { 'x-release-version': '' }],
    ['a version that is none', { 'x-release-version': 'latest' }],
    ['a channel that is none', { 'x-release-channel': 'beta' }],
    ['a commit that is none', { 'x-release-commit': '"; drop table' }],
  ])('refuses %s', async (_, headers) => {
    const answer = await publish({ headers })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed'])
    expect(answer.json().issues).toHaveLength(1)
  })

  test('refuses a remote name that is none', async () => {
    expect((await publish({ remote: '..%2fmatches' })).statusCode).toBe(400)
  })

  test('refuses another content type', async () => {
    expect((await publish({ headers: { 'content-type': 'application/zip' } })).statusCode).toBe(415)
  })

  test.each([
    ['a manifest for another version', aRelease({ version: '9.9.9' })],
    ['a manifest for another remote', aRelease({ name: 'chat' })],
    ['no manifest', archive(someFiles())],
    ['a manifest that is not JSON', archive({ 'remote.json': '{' })],
    ['a manifest against its schema', archive({ 'remote.json': '{}' })],
    [
      'a file that differs from its hash',
      archive({ ...someFiles('two'), 'remote.json': JSON.stringify(aManifest()) }),
    ],
    ['a path that leaves the archive', archive({ '../../escape.js': 'x' })],
    [
      'a link',
      archive(
        { 'remoteEntry.js': '' },
        { 'remoteEntry.js': { type: 'SymbolicLink', linkpath: '/etc/passwd' } },
      ),
    ],
    ['half an upload', aRelease().subarray(0, 300)],
  ])('refuses %s, and nothing of it stays', async (_, body) => {
    const answer = await publish({ body })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-release'])
    expect(await stored()).toEqual([])
    expect(await staged()).toEqual([])
    expect(liveReleasesSchema.parse((await live()).json()).remotes).toEqual([])
  })

  test('refuses an upload that is too large', async () => {
    const answer = await publish({
      body: aRelease({}, { ...someFiles(), 'noise.bin': randomBytes(9 * 1024 * 1024) }),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too-large'])
    expect(await staged()).toEqual([])
  })

  test('leaves an audit trail', async () => {
    await publish({ headers: { 'x-release-commit': 'abcdef1234' } })
    const rows = await database.query(
      'select action, remote, version, channel, commit from releases.audit_entries order by id',
    )
    expect(rows).toEqual([
      { action: 'grant', remote: 'matches', version: null, channel: null, commit: null },
      { action: 'publish', remote: 'matches', version: '1.0.0', channel: 'stable', commit: 'abcdef1234' },
      { action: 'move', remote: 'matches', version: '1.0.0', channel: 'stable', commit: 'abcdef1234' },
    ])
  })
})

describe('publishing by a start of the platform', () => {
  test('moves a channel that it set itself', async () => {
    await publish({ headers: automatic })
    await publish({ version: '1.1.0', headers: automatic })
    expect(await stable()).toBe('1.1.0')
  })

  test('does nothing for what is live already', async () => {
    await publish({ headers: automatic })
    const answer = await publish({ headers: automatic })
    expect([answer.statusCode, answer.json().live]).toEqual([200, true])
  })

  test('leaves a channel that was set by hand', async () => {
    await publish()
    const answer = await publish({ version: '1.1.0', headers: automatic })
    expect([answer.statusCode, answer.json().live]).toEqual([201, false])
    expect(await stable()).toBe('1.0.0')
  })

  test('brings back the version of a change that was undone', async () => {
    await publish({ headers: automatic })
    await publish({ version: '1.1.0', headers: automatic })
    expect((await publish({ headers: automatic })).statusCode).toBe(200)
    expect(await stable()).toBe('1.0.0')
  })
})

describe('a crash in the middle', () => {
  test('before the row is there: the files count for nothing, and the version can be published', async () => {
    const folder = join(storage, 'remotes/matches/1.0.0')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'left-over.js'), 'half')
    expect((await publish()).statusCode).toBe(201)
    expect(await readdir(folder)).not.toContain('left-over.js')
  })

  test('while the files are moved: no version, no channel, no row', async () => {
    const store = app.get(VersionStore)
    store.commit = () => Promise.reject(new Error('the disk is full'))
    expect((await publish()).statusCode).toBe(500)
    expect(await stable()).toBeUndefined()
    expect(await database.query("select from releases.audit_entries where action <> 'grant'")).toEqual([])
    expect(await staged()).toEqual([])
  })

  test('is swept at the next start', async () => {
    await publish()
    await mkdir(join(storage, 'remotes/matches/0.9.0'), { recursive: true })
    await app.get(SweepStore).run()
    expect(await stored()).toEqual(['1.0.0'])
  })
})

describe('the live state', () => {
  test('is for services only', async () => {
    expect((await app.inject({ url: '/internal/live' })).statusCode).toBe(403)
    expect((await live({ 'x-service-secret': 'a-guess-at-the-secret' })).statusCode).toBe(403)
  })

  test('costs nothing while nothing changes', async () => {
    await publish()
    const { headers } = await live()
    const again = await live({ 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await publish({ version: '1.1.0' })
    expect((await live({ 'if-none-match': String(headers.etag) })).statusCode).toBe(200)
  })
})

describe('the status', () => {
  test('says what is live to whoever publishes', async () => {
    await publish()
    const answer = await app.inject({
      url: '/api/releases/status',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(releaseStatusSchema.parse(answer.json()).remotes).toMatchObject([
      { name: 'matches', stable: '1.0.0', previous: null, setByHand: true, versions: 1 },
    ])
  })

  test('says nothing to others', async () => {
    expect((await app.inject({ url: '/api/releases/status' })).statusCode).toBe(401)
  })
})
