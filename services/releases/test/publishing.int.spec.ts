import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { filesFolder, hasReached, publishedVersionSchema, signedBytes } from '@rafiq/platform-contracts'
import { aManifest, aMappedRelease, aRelease, packed, someFiles } from './a-release.ts'
import { RunningRegistry, type Team } from './running-registry.ts'

let registry: RunningRegistry
let matches: Team

beforeAll(async () => {
  registry = await RunningRegistry.start()
})

afterAll(() => registry.stop())

beforeEach(async () => {
  await registry.empty()
  matches = await registry.team('matches')
})

test('publish stores the version: its files, their compressed forms, and the channel', async () => {
  const answer = await registry.publish(matches)
  expect(answer.statusCode).toBe(201)
  expect(publishedVersionSchema.parse(answer.json())).toEqual({
    remote: 'matches',
    version: '1.0.0',
    channel: 'stable',
    live: true,
    proof: { verdict: 'not-proven', reason: 'no-browser', comparedWith: null, milliseconds: 0 },
  })
  const files = await readdir(join(registry.storage, 'remotes/matches/1.0.0'), { recursive: true })
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
  expect(await registry.staged()).toEqual([])
  expect(await registry.stable()).toBe('1.0.0')
})

test('publish keeps a restricted remote where only who knows the hash of its entry finds it', async () => {
  const pages = { routes: [{ path: '/matches', roles: ['admin' as const], files: ['remoteEntry.js'] }] }
  expect((await registry.publish(matches, { release: aRelease(pages) })).statusCode).toBe(201)
  const version = join(registry.storage, 'remotes/matches/1.0.0')
  const key = filesFolder(aManifest(someFiles(), pages)).slice(0, -1)
  expect(await readdir(version)).toEqual([key])
  expect(await readdir(join(version, key))).toContain('remoteEntry.js')
})

test('publish keeps source maps apart from what is served, and gateways get none of them', async () => {
  expect((await registry.publish(matches, { release: aMappedRelease() })).statusCode).toBe(201)
  expect(await registry.keys('source-maps/matches/1.0.0')).toEqual([
    'source-maps/matches/1.0.0/remoteEntry.js.map.gz',
  ])
  expect((await registry.keys('remotes')).filter((key) => key.includes('.map'))).toEqual([])
  expect(JSON.stringify(await registry.live())).not.toContain('.map')
  const manifests = await registry.internal('/internal/manifests?of=matches@1.0.0')
  expect([manifests.statusCode, manifests.body.includes('.map')]).toEqual([200, false])
  // Its own team takes it to another platform as it was.
  const archive = await registry.get(matches, 'matches/versions/1.0.0/archive')
  expect(gunzipSync(archive.rawPayload).includes('remoteEntry.js.map\0')).toBe(true)
})

test('publish answers from which revision on the version is live', async () => {
  const { headers } = await registry.publish(matches)
  const { revision } = await registry.live()
  expect(hasReached(revision, String(headers['x-release-revision']))).toBe(true)
})

test('publish keeps the version before as the fallback', async () => {
  await registry.publish(matches)
  await registry.publish(matches, { version: '1.1.0' })
  const [remote] = (await registry.live()).remotes
  expect([remote?.stable?.version, remote?.fallback?.version]).toEqual(['1.1.0', '1.0.0'])
})

test('publish refuses a version that exists and leaves it as it is', async () => {
  await registry.publish(matches)
  const answer = await registry.publish(matches, { release: aRelease({}, someFiles('two')) })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'version-exists'])
  const entry = await readFile(join(registry.storage, 'remotes/matches/1.0.0/remoteEntry.js'), 'utf8')
  expect(entry).toBe(someFiles()['remoteEntry.js'])
})

test('publish makes one version of several publishes at once', async () => {
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((text) => registry.publish(matches, { release: aRelease({}, someFiles(text)) })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409])
  expect(await registry.stored()).toEqual(['1.0.0'])
  expect(await registry.staged()).toEqual([])
})

test.each([
  ['no token', { authorization: '' }],
  ['an unknown token', { authorization: `Bearer ${randomBytes(32).toString('base64url')}` }],
  ['another scheme', { authorization: 'Basic abc' }],
])('publish refuses %s', async (_, headers) => {
  const answer = await registry.publish(matches, { headers })
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized'])
})

test('publish refuses the token of another remote and remembers the attempt', async () => {
  const answer = await registry.publish(matches, { remote: 'chat', release: aRelease({ name: 'chat' }) })
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
  const rows = await registry.database.query(
    "select remote, actor from audit.release_entries where action = 'refuse'",
  )
  expect(rows).toEqual([{ remote: 'chat', actor: expect.stringMatching(/^token:/) }])
})

describe('the signature', () => {
  test.each([
    ['none', { 'x-release-signature': '' }, 403],
    ['what is no base64', { 'x-release-signature': '%%%' }, 400],
    ['one of other bytes', { 'x-release-signature': Buffer.alloc(64).toString('base64') }, 403],
  ])('publish refuses %s', async (_, headers, status) => {
    expect((await registry.publish(matches, { headers })).statusCode).toBe(status)
    expect(await registry.stored()).toEqual([])
  })

  test('refuses one of another key and remembers the attempt', async () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const answer = await registry.publish({ ...matches, key: privateKey })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'invalid-release'])
    expect(answer.json().message).toContain('RELEASES_KEY')
    const rows = await registry.database.query(
      "select detail from audit.release_entries where action = 'refuse'",
    )
    expect(rows).toEqual([{ detail: 'signed by a key that is not known' }])
  })
})

describe('the commit', () => {
  const commitsOf = () =>
    registry.database.query("select commit from audit.release_entries where action = 'publish'")

  test.each([['c0ffee0123'], ['c0ffee0123-dirty']])('%s is signed with the rest', async (commit) => {
    expect((await registry.publish(matches, { headers: { 'x-release-commit': commit } })).statusCode).toBe(
      201,
    )
    expect(await commitsOf()).toEqual([{ commit }])
  })

  test('that was put in, changed or left out on the way is refused', async () => {
    const release = aRelease()
    const signatureOver = (commit?: string) =>
      sign(null, signedBytes(release.signed, commit), matches.key).toString('base64')
    for (const headers of [
      { 'x-release-commit': 'deadbeef', 'x-release-signature': signatureOver() },
      { 'x-release-commit': 'c0ffee0123', 'x-release-signature': signatureOver('c0ffee0123-dirty') },
      { 'x-release-signature': signatureOver('c0ffee0123') },
    ]) {
      expect((await registry.publish(matches, { release, headers })).statusCode).toBe(403)
    }
  })
})

describe('two pipelines that publish at once', () => {
  beforeEach(() => registry.publish(matches))

  test('the one that saw what is stable goes through, the other is told what is', async () => {
    const seen = { 'x-release-seen': '1.0.0' }
    const answers = await Promise.all(
      ['1.1.0', '1.2.0'].map((version) => registry.publish(matches, { version, headers: seen })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    const stable = await registry.stable()
    expect(refused?.json()).toMatchObject({
      code: 'conflict',
      message: `matches changed meanwhile (stable: ${stable}).`,
    })
    expect(await registry.stored()).toHaveLength(2)
  })

  test('whoever saw nothing there is refused', async () => {
    const headers = { 'x-release-seen': 'none' }
    expect((await registry.publish(matches, { version: '1.1.0', headers })).statusCode).toBe(409)
  })
})

describe('an older version', () => {
  beforeEach(() => registry.publish(matches, { version: '2.0.0' }))

  test('is asked about before it becomes stable, and goes through confirmed', async () => {
    const answer = await registry.publish(matches, { version: '0.9.0' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'older-version'])
    expect(answer.json().message).toContain('matches 0.9.0 is older than 2.0.0, which is stable.')
    expect([await registry.stable(), await registry.stored()]).toEqual(['2.0.0', ['2.0.0']])
    const headers = { 'x-release-confirmed': 'true' }
    expect((await registry.publish(matches, { version: '0.9.0', headers })).statusCode).toBe(201)
    expect(await registry.stable()).toBe('0.9.0')
  })

  test.each(['canary', 'preview/old'])('goes into %s unasked', async (channel) => {
    const headers = { 'x-release-channel': channel }
    expect((await registry.publish(matches, { version: '0.9.0', headers })).statusCode).toBe(201)
  })
})

test.each([
  ['no version', { 'x-release-version': '' }],
  ['a version that is none', { 'x-release-version': 'latest' }],
  ['a channel that is none', { 'x-release-channel': 'beta' }],
  ['a share of nobody', { 'x-release-channel': 'canary', 'x-release-percent': '0' }],
  ['a commit that is none', { 'x-release-commit': '"; drop table' }],
])('publish refuses %s', async (_, headers) => {
  const answer = await registry.publish(matches, { headers })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed'])
  expect(answer.json().issues).toHaveLength(1)
})

test('publish refuses a remote name that is none', async () => {
  expect((await registry.publish(matches, { remote: '..%2fmatches' })).statusCode).toBe(400)
})

test('publish refuses another content type', async () => {
  const answer = await registry.publish(matches, { headers: { 'content-type': 'application/zip' } })
  expect(answer.statusCode).toBe(415)
})

const cut = aRelease()

test.each([
  ['a manifest for another version', aRelease({ version: '9.9.9' })],
  ['a manifest for another remote', aRelease({ name: 'chat' })],
  ['no manifest', packed(someFiles())],
  ['a manifest that is not JSON', packed({ 'remote.json': '{' })],
  ['a manifest against its schema', packed({ 'remote.json': '{}' })],
  [
    'a file that differs from its hash',
    packed({ ...someFiles('two'), 'remote.json': JSON.stringify(aManifest()) }),
  ],
  ['a path that leaves the archive', packed({ '../../escape.js': 'x' })],
  [
    'a link',
    packed({ 'remoteEntry.js': '' }, { 'remoteEntry.js': { type: 'SymbolicLink', linkpath: '/etc/passwd' } }),
  ],
  ['half an upload', { ...cut, body: cut.body.subarray(0, 300) }],
])('publish refuses %s, and nothing of it stays', async (_, release) => {
  const answer = await registry.publish(matches, { release })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-release'])
  expect(await registry.stored()).toEqual([])
  expect(await registry.staged()).toEqual([])
  expect((await registry.live()).remotes).toEqual([])
})

test.each([
  ['a file where the registry keeps its own', 'remoteEntry.js.br', 'keeps for itself'],
  ['a folder where the registry keeps its own', 'remoteEntry.js.br/page.js', 'keeps for itself'],
  ['a file that is also a folder', 'logo.png/page.js', 'lies in logo.png'],
])('publish refuses %s as the build’s fault, not the storage’s', async (_, path, why) => {
  const files = { ...someFiles(), [path]: 'x' }
  const answer = await registry.publish(matches, { release: aRelease({}, files) })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-release'])
  expect(answer.json().issues).toEqual([{ path, message: expect.stringContaining(why) }])
  expect(await registry.staged()).toEqual([])
})

test('publish refuses an upload that is too large', async () => {
  const release = aRelease({}, { ...someFiles(), 'noise.bin': randomBytes(9 * 1024 * 1024) })
  const answer = await registry.publish(matches, { release })
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'too-large'])
  expect(await registry.staged()).toEqual([])
})

test('publish leaves an audit trail', async () => {
  await registry.publish(matches, { headers: { 'x-release-commit': 'abcdef1234' } })
  const rows = await registry.database.query(
    'select action, remote, version, channel, commit from audit.release_entries order by id',
  )
  const grant = { action: 'grant', remote: 'matches', version: null, channel: null, commit: null }
  const subject = { remote: 'matches', version: '1.0.0', channel: 'stable', commit: 'abcdef1234' }
  expect(rows).toEqual([grant, grant, { action: 'publish', ...subject }, { action: 'move', ...subject }])
})
