import { createHash, generateKeyPairSync, verify } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { list } from 'tar'
import { publishCommand } from './publish-command.ts'
import { readSettings } from './settings.ts'

interface Answers {
  publish: { status: number; body: unknown }
  /** One for each time that somebody asks; the last one stays. */
  liveRevisions: string[]
}

const team = generateKeyPairSync('ed25519')
const key = team.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

let folder: string
let server: Server
let answers: Answers
let uploads: { headers: IncomingMessage['headers']; body: Buffer }[]
const published = { remote: 'matches', version: '1.0.0', channel: 'stable', live: true }

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-cli-'))
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'matches', version: '1.0.0' }))
  writeBuild('1.0.0')
  uploads = []
  answers = { publish: { status: 201, body: published }, liveRevisions: ['a.6', 'a.6', 'a.7'] }
  server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(async () => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

/** An app whose build puts out this text, as whatever version it is told. */
function writeApp(text: string): void {
  const source = `
    import { createHash } from 'node:crypto'
    import { readFileSync, writeFileSync } from 'node:fs'
    const manifest = JSON.parse(readFileSync('dist/remote.json', 'utf8'))
    manifest.version = process.env.RAFIQ_VERSION
    const integrity = 'sha384-' + createHash('sha384').update('${text}').digest('base64')
    manifest.files = { 'remoteEntry.js': { integrity, bytes: ${text.length} } }
    writeFileSync('dist/remoteEntry.js', '${text}')
    writeFileSync('dist/remote.json', JSON.stringify(manifest))`
  writeFileSync(join(folder, 'build.mjs'), source)
  const scripts = { build: 'node build.mjs' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'matches', version: '1.0.0', scripts }))
}

function writeBuild(version: string, content = 'console.log(1)'): void {
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
  const manifest = {
    name: 'matches',
    version,
    platform: '^1.0.0',
    entry: 'remoteEntry.js',
    files: { 'remoteEntry.js': { integrity, bytes: content.length } },
    routes: [],
    navigation: [],
    shared: {},
  }
  writeFileSync(join(folder, 'dist/remoteEntry.js'), content)
  writeFileSync(join(folder, 'dist/remote.json'), JSON.stringify(manifest))
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  if (request.method === 'POST') {
    uploads.push({ headers: request.headers, body: Buffer.concat(chunks) })
    response
      .writeHead(answers.publish.status, { 'x-release-revision': 'a.7' })
      .end(JSON.stringify(answers.publish.body))
  } else if (request.url === '/api/releases/status') {
    const [revision = ''] = answers.liveRevisions
    if (answers.liveRevisions.length > 1) answers.liveRevisions.shift()
    response.writeHead(200, { 'x-live-revision': revision }).end(JSON.stringify({ remotes: [] }))
  } else {
    response.writeHead(request.url === '/remotes/matches/1.0.0/remoteEntry.js' ? 200 : 404).end()
  }
}

async function publish(
  flags: {
    version?: string
    channel?: string
    percent?: string
    build?: boolean
    seen?: string
    yes?: boolean
  } = {},
): Promise<string[]> {
  const said: string[] = []
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = readSettings({ RELEASES_URL: url, RELEASES_TOKEN: 'the-token', RELEASES_KEY: key }, folder)
  await publishCommand(
    folder,
    { channel: 'stable', build: false, version: '1.0.0', ...flags },
    settings,
    (line) => said.push(line),
  )
  return said
}

/** The files of an upload, by their paths. */
async function filesIn(archive: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const reader = list({
    onReadEntry: (entry) => {
      files.set(entry.path, '')
      entry.on('data', (chunk: Buffer) => files.set(entry.path, files.get(entry.path) + chunk.toString()))
    },
  })
  Readable.from([gunzipSync(archive)]).pipe(reader as unknown as NodeJS.WritableStream)
  await once(reader as unknown as NodeJS.EventEmitter, 'end')
  return files
}

describe('publish', () => {
  test('uploads the build and ends when it is live', async () => {
    const said = await publish()
    expect(said.at(-1)).toBe('matches 1.0.0 is live in stable.')
    expect(answers.liveRevisions).toEqual(['a.7'])
    expect(uploads[0]?.headers).toMatchObject({
      authorization: 'Bearer the-token',
      'content-type': 'application/gzip',
      'x-release-version': '1.0.0',
      'x-release-channel': 'stable',
      'x-release-automatic': 'false',
    })
  })

  test('is decided on the stable version that was seen', async () => {
    await publish({ seen: '0.9.0' })
    expect(uploads[0]?.headers['x-release-seen']).toBe('0.9.0')
    await expect(publish({ seen: 'yesterday' })).rejects.toThrow('yesterday is not a version')
  })

  test('of an older version goes through by --yes alone where nobody can be asked', async () => {
    answers.publish = { status: 409, body: { message: '1.0.0 is older than 2.0.0.', code: 'older-version' } }
    await expect(publish()).rejects.toThrow('1.0.0 is older than 2.0.0. Nothing was changed; --yes confirms.')
    answers.publish = { status: 201, body: published }
    await publish({ yes: true })
    expect(uploads.map(({ headers }) => headers['x-release-confirmed'])).toEqual(['false', 'true'])
  })

  test('takes the source maps along that the manifest lists', async () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'dist/remote.json'), 'utf8'))
    const integrity = `sha384-${createHash('sha384').update('{}').digest('base64')}`
    manifest.maps = { 'remoteEntry.js.map': { integrity, bytes: 2 } }
    writeFileSync(join(folder, 'dist/remoteEntry.js.map'), '{}')
    writeFileSync(join(folder, 'dist/unlisted.js.map'), '{}')
    writeFileSync(join(folder, 'dist/remote.json'), JSON.stringify(manifest))
    await publish()
    const sent = await filesIn(uploads[0]?.body ?? Buffer.of())
    expect([...sent.keys()]).toEqual(['remote.json', 'remoteEntry.js', 'remoteEntry.js.map'])
  })

  test('signs what it sends', async () => {
    await publish()
    const signature = Buffer.from(String(uploads[0]?.headers['x-release-signature']), 'base64')
    const manifest = readFileSync(join(folder, 'dist/remote.json'))
    expect(verify(null, manifest, team.publicKey, signature)).toBe(true)
  })

  test('has the edits that follow a rejection in it, under the same version', async () => {
    writeApp('first')
    answers.publish = { status: 422, body: { message: 'The gate refused it.', code: 'invalid-release' } }
    await expect(publish({ build: true })).rejects.toThrow('The gate refused it.')
    writeApp('second')
    answers.publish = { status: 201, body: published }
    await publish({ build: true })
    const sent = await Promise.all(uploads.map(({ body }) => filesIn(body)))
    expect(sent.map((files) => files.get('remoteEntry.js'))).toEqual(['first', 'second'])
  })

  test('gives a canary its share', async () => {
    await publish({ channel: 'canary', percent: '25' })
    expect(uploads[0]?.headers).toMatchObject({ 'x-release-channel': 'canary', 'x-release-percent': '25' })
  })

  test('sends what the manifest lists and nothing else', async () => {
    writeFileSync(join(folder, 'dist/notes.txt'), 'left over')
    await publish()
    const sent = await filesIn(uploads[0]?.body ?? Buffer.alloc(0))
    expect([...sent.keys()]).toEqual(['remote.json', 'remoteEntry.js'])
  })

  test('does not publish another version than the one that was asked for', async () => {
    await expect(publish({ version: '2.0.0' })).rejects.toThrow('The build is version 1.0.0, not 2.0.0')
  })

  test('does not publish a file that was changed after the build', async () => {
    writeFileSync(join(folder, 'dist/remoteEntry.js'), 'tampered')
    await expect(publish()).rejects.toThrow('was changed after the build')
    expect(uploads).toEqual([])
  })

  test.each([
    ['a version that is none', { version: 'latest', build: true }, 'latest is not a version'],
    ['a channel that is none', { channel: 'beta' }, 'There is no channel beta'],
    ['a share that is none', { percent: 'half' }, 'half is not a whole percent'],
  ])('refuses %s', async (_, flags, sentence) => {
    await expect(publish(flags)).rejects.toThrow(sentence)
  })

  test.each([
    [401, { message: 'no', code: 'unauthorized' }, 'check RELEASES_TOKEN'],
    [
      401,
      { message: 'This publish token of matches expired on 2026-11-21.', code: 'token-expired' },
      'expired on 2026-11-21',
    ],
    [403, { message: 'This token publishes chat, not matches.', code: 'forbidden' }, 'publishes chat'],
    [409, { message: 'matches 1.0.0 was already published.', code: 'version-exists' }, 'already published'],
    [502, 'a proxy of somebody else', 'Is RELEASES_URL right'],
  ])('tells what a %i means', async (status, body, sentence) => {
    answers.publish = { status, body }
    await expect(publish()).rejects.toThrow(sentence)
  })

  test('fails where no visitor gets the version', async () => {
    answers.publish.body = { ...published, live: false }
    await expect(publish()).rejects.toThrow('is not live: matches is disabled')
  })

  test('lists everything that is wrong with a release', async () => {
    const issues = [
      { path: 'a.js', message: 'is missing' },
      { path: 'b.js', message: 'differs' },
    ]
    answers.publish = {
      status: 400,
      body: { message: 'The release was refused.', code: 'invalid-release', issues },
    }
    await expect(publish()).rejects.toThrow('The release was refused.\n  a.js is missing\n  b.js differs')
  })

  test('fails where the platform does not answer', async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
    const settings = readSettings(
      { RELEASES_URL: 'http://127.0.0.1:9', RELEASES_TOKEN: 't', RELEASES_KEY: key },
      folder,
    )
    const flags = { channel: 'stable', build: false, version: '1.0.0' }
    await expect(publishCommand(folder, flags, settings, () => undefined)).rejects.toThrow('does not answer')
  })
})
