/// <reference types="node" />
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { TestedWorker } from './testing/tested-worker.ts'

let worker: TestedWorker

beforeEach(() => {
  jest.useFakeTimers()
  worker = new TestedWorker()
})
afterEach(() => void jest.useRealTimers())

const page = (text: string) => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })
const open = (path = '/matches') => worker.ask(path, { mode: 'navigate' }) as Promise<Response>
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text()
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

test.each([
  ['a write', '/shell/a.js', { method: 'POST' }],
  ['another site', 'https://elsewhere.test/shell/a.js', {}],
  ['a read of the API', '/api/user/matches', {}],
  ['a page of the API', '/api/docs', { mode: 'navigate' as const }],
  ['a page of the kit', '/sdk/storybook', { mode: 'navigate' as const }],
  ['what is served at the root', '/icon.svg', {}],
])('service worker does not handle %s', (_, path, init) => {
  expect(worker.ask(path, init)).toBeUndefined()
})

test('service worker reads a document from the network first', async () => {
  worker.fetch.mockResolvedValueOnce(page('old')).mockResolvedValueOnce(page('new'))
  await open()
  await worker.settled()
  expect(await textOf(open())).toBe('new')
})

test('service worker opens any page offline with the last document, marked as cached', async () => {
  worker.fetch.mockResolvedValueOnce(page('the document'))
  await open('/login')
  await worker.settled()
  const answer = await open('/matches')
  expect(answer.headers.get('server-timing')).toBe('kept')
  expect(await answer.text()).toBe('the document')
})

test('service worker does not open a page offline with the frame of another one', async () => {
  worker.fetch.mockResolvedValueOnce(
    page('<body><!--initial-frame--><h1>Login</h1>\n<!--/initial-frame--></body>'),
  )
  await open('/login')
  await worker.settled()
  expect(await textOf(open('/matches'))).toBe('<body></body>')
})

test('service worker worker.caches the first document at installation', async () => {
  worker.fetch.mockResolvedValueOnce(page('home'))
  await worker.dispatch('install')
  expect(await textOf(open())).toBe('home')
})

test.each([
  ['an error', new Response('no', { status: 404, headers: { 'content-type': 'text/html' } })],
  ['something else than a page', new Response('{}', { headers: { 'content-type': 'application/json' } })],
])('service worker shows %s and does not cache it', async (_, response) => {
  worker.fetch.mockResolvedValueOnce(response)
  expect((await open()).status).toBe(response.status)
  await worker.settled()
  expect((await open()).status).toBe(503)
})

test('service worker without a cached document shows the offline page', async () => {
  const answer = await open()
  expect([answer.status, await answer.text()]).toEqual([503, 'the offline page'])
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
})

test('service worker answers a slow document from the cache, and worker.caches it when it arrives', async () => {
  worker.fetch.mockResolvedValueOnce(page('old'))
  await open()
  await worker.settled()
  const { promise, resolve: arrive } = Promise.withResolvers<Response>()
  worker.fetch.mockReturnValueOnce(promise)
  const answer = open()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await textOf(answer)).toBe('old')
  arrive(page('late'))
  await worker.settled()
  expect(await textOf(open())).toBe('late')
})

test('service worker fetches a file from the network once', async () => {
  worker.fetch.mockResolvedValueOnce(new Response('code'))
  await worker.ask('/remotes/chat/1.0.0/remoteEntry.js')
  await worker.settled()
  expect(await textOf(worker.ask('/remotes/chat/1.0.0/remoteEntry.js'))).toBe('code')
  expect(worker.fetch).toHaveBeenCalledTimes(1)
})

test('service worker requests a missing file again', async () => {
  worker.fetch
    .mockResolvedValueOnce(new Response('gone', { status: 404 }))
    .mockResolvedValueOnce(new Response('code'))
  await worker.ask('/shell/a.js')
  await worker.settled()
  expect(await textOf(worker.ask('/shell/a.js'))).toBe('code')
})

test("service worker neither worker.caches nor serves a file whose hash differs from the document's", async () => {
  const html = `<script defer src="/shell/a.js" nonce="n" integrity="${hashOf('code')}" crossorigin></script>`
  worker.fetch
    .mockResolvedValueOnce(page(html))
    .mockResolvedValueOnce(new Response('a sign-in page of the network'))
  await open()
  await worker.ask('/shell/a.js')
  await worker.settled()
  expect(worker.caches.all.get('files')?.has('/shell/a.js')).not.toBe(true)
  await (await worker.caches.open('files')).put('/shell/a.js', new Response('poison'))
  worker.fetch.mockResolvedValueOnce(new Response('code'))
  expect(await textOf(worker.ask('/shell/a.js'))).toBe('code')
  expect(worker.fetch.mock.lastCall?.[0]).toMatchObject({ cache: 'reload' })
  await worker.settled()
  expect(await textOf(worker.ask('/shell/a.js'))).toBe('code')
})

test('service worker keeps the remotes file of a document, and no other bytes in its place', async () => {
  const url = '/api/composition/remotes/c1'
  worker.fetch
    .mockResolvedValueOnce(page(`{"remotesFile":{"url":"${url}","integrity":"${hashOf('remotes')}"}}`))
    .mockResolvedValueOnce(new Response('a sign-in page of the network'))
    .mockResolvedValueOnce(new Response('remotes'))
  await open()
  for (const wanted of ['a sign-in page of the network', 'remotes', 'remotes']) {
    expect(await textOf(worker.ask(url))).toBe(wanted)
    await worker.settled()
  }
  expect(worker.fetch).toHaveBeenCalledTimes(3)
})

test('service worker serves files where a document is aborted', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) })
  const headers = { 'content-type': 'text/html' }
  worker.fetch
    .mockResolvedValueOnce(new Response(broken, { headers }))
    .mockResolvedValueOnce(new Response('code'))
  await open()
  expect(await textOf(worker.ask('/shell/a.js'))).toBe('code')
})

test('service worker without storage serves pages and files from the network', async () => {
  worker.caches.open = () => Promise.reject(new DOMException('refused'))
  worker.fetch.mockResolvedValueOnce(page('page')).mockResolvedValueOnce(new Response('code'))
  expect(await textOf(open())).toBe('page')
  expect(await textOf(worker.ask('/shell/a.js'))).toBe('code')
  await worker.settled()
})

test('service worker deletes worker.caches of other workers', async () => {
  for (const name of ['files', 'pages', 'files-2019']) await worker.caches.open(name)
  await worker.dispatch('activate')
  expect(await worker.caches.keys()).toEqual(['files', 'pages'])
})

test.each([
  ['Chrome/150.0 Safari/537.36', 'enable'],
  // Its scripts would not run at times.
  ['AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15', 'disable'],
  // Its own page of errors would stand in the place of the kept one.
  ['Gecko/20100101 Firefox/140.0', 'disable'],
] as const)('service worker preloads documents in %s: %s', async (browser, choice) => {
  worker.navigator.userAgent = `Mozilla/5.0 ${browser}`
  await worker.dispatch('activate')
  const calls = Object.entries(worker.navigationPreload).flatMap(([name, mock]) =>
    mock.mock.calls.map(() => name),
  )
  expect(calls).toEqual([choice])
})
