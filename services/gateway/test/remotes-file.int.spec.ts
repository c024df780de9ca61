import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { composedRemotesSchema } from '@rafiq/platform-contracts'
import { ComposedPages } from './composed-pages.ts'
import { liveRemote, manifest } from './manifests.ts'
import { RunningGateway } from './running-gateway.ts'

let gateway: RunningGateway
let pages: ComposedPages

const teams = Array.from({ length: 40 }, (_, index) => manifest({ name: `team-${index}` }))
const remotes = teams.map((team) => liveRemote(team, { fallback: manifest({ ...team, version: '0.9.0' }) }))

beforeAll(async () => {
  gateway = await RunningGateway.start()
  const shell = await gateway.writeShell('shell-of-many', { remotesFile: true }, '<header></header>')
  await gateway.shutDown()
  await gateway.boot({ SHELL_DIR: shell })
  pages = new ComposedPages(gateway)
})

afterAll(() => gateway.stop())

beforeEach(() => pages.serveAndWait({ remotes }))

async function linkIn(path = '/team-1') {
  const { remotesFile } = (await pages.page(path)).composition
  if (!remotesFile) throw new Error(`The document of ${path} names no remotes file.`)
  return remotesFile
}

test('remotes file has the bytes of which the document names the hash, and is kept for ever', async () => {
  const { url, integrity } = await linkIn()
  const answer = await gateway.get(url)
  const text = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(integrity).toBe(`sha384-${createHash('sha384').update(text).digest('base64')}`)
  const [remote] = composedRemotesSchema.parse(JSON.parse(text)).microFrontends['team-7'] ?? []
  expect(remote).toMatchObject({
    url: '/remotes/team-7/1.0.0/remoteEntry.js',
    fallbackUrl: '/remotes/team-7/0.9.0/remoteEntry.js',
    metadata: { version: '1.0.0', integrity: expect.stringMatching(/^sha384-/) },
  })
})

test('remotes file is one for all pages of a composition, whole in each way it is compressed', async () => {
  const links = await Promise.all(['/team-1', '/team-2', '/'].map((path) => linkIn(path)))
  expect(new Set(links.map(({ url, integrity }) => `${url} ${integrity}`)).size).toBe(1)
  const { url = '' } = links[0] ?? {}
  const texts = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) =>
      (await gateway.get(url, { 'accept-encoding': encoding })).text(),
    ),
  )
  expect(new Set(texts).size).toBe(1)
})

test('remotes file of an open page stays as it was when the registry moves on and a remote is disabled', async () => {
  const { url } = await linkIn()
  const before = await (await gateway.get(url)).text()
  await pages.serveAndWait({ remotes: remotes.slice(1), disabled: ['team-0'] })
  expect((await linkIn()).url).not.toBe(url)
  expect(await (await gateway.get(url)).text()).toBe(before)
})

test('remotes file of a composition is the same from another gateway, which asks the registry what it was made of', async () => {
  const { url } = await linkIn()
  const before = await (await gateway.get(url)).text()
  const { composition } = await pages.page()
  const marker = composition.microFrontends.marker?.[0]?.metadata.version
  gateway.archive = [
    ...remotes.flatMap(({ stable, fallback }) => [stable, fallback].flatMap((one) => one ?? [])),
    manifest({ name: 'marker', version: marker ?? '' }),
  ]
  // What the other gateway makes pages of is another state by now.
  await pages.serveAndWait({ remotes: [] })
  const other = await gateway.beside({ SHELL_DIR: `${gateway.folder}/shell-of-many` })
  try {
    expect(await (await other.get(url)).text()).toBe(before)
  } finally {
    await other.stop()
  }
})

test('remotes file of an id that nobody knows is not there, and says so', async () => {
  expect((await gateway.get('/api/composition/remotes/no-such-id')).status).toBe(404)
  expect((await gateway.get('/api/composition/remotes/')).status).toBe(404)
})

test('remotes file cannot be found out during an outage of the registry that alone knows the composition', async () => {
  const { url } = await linkIn()
  await pages.serveAndWait({ remotes: [] })
  gateway.archive = 'away'
  const other = await gateway.beside({ SHELL_DIR: `${gateway.folder}/shell-of-many` })
  try {
    expect((await other.get(url)).status).toBe(503)
  } finally {
    gateway.archive = []
    await other.stop()
  }
})
