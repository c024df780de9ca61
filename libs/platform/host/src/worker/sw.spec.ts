/// <reference types="node" />
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

const source = readFileSync(`${import.meta.dirname}/sw.js`, 'utf8')
  .replace('OFFLINE_PAGE', '"the offline page"')
  .replace('OFFLINE_POLICY', '"default-src \'none\'"')
  .replace('PUSH_RENEWAL_PATH', '"/api/renewal"')

const origin = 'https://rafiq.test'
const fetchMock = jest.fn<(request: unknown, init?: RequestInit) => Promise<Response>>()

/** As much of `caches` as the worker uses. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>()
  open = async (name: string) => {
    const kept = this.all.get(name) ?? new Map<string, Response>()
    this.all.set(name, kept)
    return {
      match: async (key: string) => kept.get(key)?.clone(),
      put: async (key: string, response: Response) => void kept.set(key, response),
    }
  }
  keys = async () => [...this.all.keys()]
  delete = async (name: string) => this.all.delete(name)
}

/** As much of an open page as the worker uses. */
const aWindow = (path: string | null, visibilityState: DocumentVisibilityState = 'visible') => ({
  visibilityState,
  postMessage: jest.fn((message: { type: string }, [port]: MessagePort[] = []) => {
    if (message.type === 'where' && path !== null) port?.postMessage(path)
  }),
  focus: jest.fn(async () => undefined),
})
let windows: ReturnType<typeof aWindow>[]
const showNotification = jest.fn<(title: string, options: object) => Promise<void>>()
const subscribe = jest.fn<(options: object) => Promise<object>>()
const navigationPreload = { enable: jest.fn(), disable: jest.fn() }
const openWindow = jest.fn<(path: string) => Promise<void>>()

let caches: Caches
let navigator: { userAgent: string }
let ask: (path: string, init?: Partial<Request>) => Promise<Response> | undefined
let tell: (type: string, event?: object) => Promise<unknown>
let work: Promise<unknown>[]

beforeEach(() => {
  jest.useFakeTimers()
  caches = new Caches()
  work = []
  windows = []
  showNotification.mockReset()
  openWindow.mockReset()
  fetchMock.mockReset().mockRejectedValue(new TypeError('failed'))
  navigator = { userAgent: 'Mozilla/5.0 AppleWebKit/537.36 Chrome/150.0' }
  for (const mock of Object.values(navigationPreload)) mock.mockReset()
  const listeners = new Map<string, (event: unknown) => void>()
  const self = {
    location: { origin },
    clients: { claim: async () => undefined, matchAll: async () => windows, openWindow },
    navigator,
    registration: { showNotification, navigationPreload, pushManager: { subscribe } },
    skipWaiting: () => undefined,
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  }
  class ChangedRequest {
    constructor(request: object, init: object) {
      Object.assign(this, request, init)
    }
  }
  new Function('self', 'caches', 'fetch', 'Request', source)(self, caches, fetchMock, ChangedRequest)
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
  tell = async (type, event = {}) => {
    listeners.get(type)?.({ waitUntil, ...event })
    await Promise.all(work)
  }
  ask = (path, init = {}) => {
    let answer: Promise<Response> | undefined
    const request = { method: 'GET', mode: 'cors', integrity: '', url: new URL(path, origin).href, ...init }
    const respondWith = (promise: Promise<Response>) => {
      answer = promise
    }
    listeners.get('fetch')?.({ request, respondWith, waitUntil })
    return answer
  }
})
afterEach(() => void jest.useRealTimers())

const page = (text: string) => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })
const open = (path = '/matches') => ask(path, { mode: 'navigate' }) as Promise<Response>
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text()
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const settled = () => Promise.all(work)

test.each([
  ['a write', '/shell/a.js', { method: 'POST' }],
  ['another site', 'https://elsewhere.test/shell/a.js', {}],
  ['a read of the API', '/api/user/matches', {}],
  ['a page of the API', '/api/docs', { mode: 'navigate' as const }],
  ['what is served at the root', '/icon.svg', {}],
])('service worker does not handle %s', (_, path, init) => {
  expect(ask(path, init)).toBeUndefined()
})

test('a document comes from the network, whatever is kept', async () => {
  fetchMock.mockResolvedValueOnce(page('old')).mockResolvedValueOnce(page('new'))
  await open()
  await settled()
  expect(await textOf(open())).toBe('new')
})

test('without a line any page opens with the last document, marked as kept', async () => {
  fetchMock.mockResolvedValueOnce(page('the document'))
  await open('/login')
  await settled()
  const answer = await open('/matches')
  expect(answer.headers.get('server-timing')).toBe('kept')
  expect(await answer.text()).toBe('the document')
})

test('the kept document does not open one page with the words of another', async () => {
  fetchMock.mockResolvedValueOnce(
    page('<body><!--initial-frame--><h1>Login</h1>\n<!--/initial-frame--></body>'),
  )
  await open('/login')
  await settled()
  expect(await textOf(open('/matches'))).toBe('<body></body>')
})

test('the first document is kept when the worker is installed', async () => {
  fetchMock.mockResolvedValueOnce(page('home'))
  await tell('install')
  expect(await textOf(open())).toBe('home')
})

test.each([
  ['an error', new Response('no', { status: 404, headers: { 'content-type': 'text/html' } })],
  ['something else than a page', new Response('{}', { headers: { 'content-type': 'application/json' } })],
])('%s is shown and not kept', async (_, response) => {
  fetchMock.mockResolvedValueOnce(response)
  expect((await open()).status).toBe(response.status)
  await settled()
  expect((await open()).status).toBe(503)
})

test('without anything kept there is the offline page', async () => {
  const answer = await open()
  expect([answer.status, await answer.text()]).toEqual([503, 'the offline page'])
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
})

test('a document that takes too long gives way to the kept one, and is kept when it comes', async () => {
  fetchMock.mockResolvedValueOnce(page('old'))
  await open()
  await settled()
  const { promise, resolve: arrive } = Promise.withResolvers<Response>()
  fetchMock.mockReturnValueOnce(promise)
  const answer = open()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await textOf(answer)).toBe('old')
  arrive(page('late'))
  await settled()
  expect(await textOf(open())).toBe('late')
})

test('a file comes from the network once', async () => {
  fetchMock.mockResolvedValueOnce(new Response('code'))
  await ask('/remotes/chat/1.0.0/remoteEntry.js')
  await settled()
  expect(await textOf(ask('/remotes/chat/1.0.0/remoteEntry.js'))).toBe('code')
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('a file that is not there is asked for again', async () => {
  fetchMock
    .mockResolvedValueOnce(new Response('gone', { status: 404 }))
    .mockResolvedValueOnce(new Response('code'))
  await ask('/shell/a.js')
  await settled()
  expect(await textOf(ask('/shell/a.js'))).toBe('code')
})

test('a file that is not what the document says is neither kept nor given from the cache', async () => {
  const html = `<script defer src="/shell/a.js" nonce="n" integrity="${hashOf('code')}" crossorigin></script>`
  fetchMock
    .mockResolvedValueOnce(page(html))
    .mockResolvedValueOnce(new Response('a sign-in page of the network'))
  await open()
  await ask('/shell/a.js')
  await settled()
  expect(caches.all.get('files')?.has('/shell/a.js')).not.toBe(true)
  await (await caches.open('files')).put('/shell/a.js', new Response('poison'))
  fetchMock.mockResolvedValueOnce(new Response('code'))
  expect(await textOf(ask('/shell/a.js'))).toBe('code')
  expect(fetchMock.mock.lastCall?.[0]).toMatchObject({ cache: 'reload' })
  await settled()
  expect(await textOf(ask('/shell/a.js'))).toBe('code')
})

test('a document that breaks off does not keep files from coming', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) })
  const headers = { 'content-type': 'text/html' }
  fetchMock
    .mockResolvedValueOnce(new Response(broken, { headers }))
    .mockResolvedValueOnce(new Response('code'))
  await open()
  expect(await textOf(ask('/shell/a.js'))).toBe('code')
})

test('service worker without storage serves pages and files from the network', async () => {
  caches.open = () => Promise.reject(new DOMException('refused'))
  fetchMock.mockResolvedValueOnce(page('page')).mockResolvedValueOnce(new Response('code'))
  expect(await textOf(open())).toBe('page')
  expect(await textOf(ask('/shell/a.js'))).toBe('code')
  await settled()
})

test('caches of another worker’s make are dropped', async () => {
  for (const name of ['files', 'pages', 'files-2019']) await caches.open(name)
  await tell('activate')
  expect(await caches.keys()).toEqual(['files', 'pages'])
})

test.each([
  ['Chrome/150.0 Safari/537.36', 'enable'],
  // Its scripts would not run at times.
  ['AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15', 'disable'],
  // Its own page of errors would stand in the place of the kept one.
  ['Gecko/20100101 Firefox/140.0', 'disable'],
] as const)('the preload of documents in %s: %s', async (browser, choice) => {
  navigator.userAgent = `Mozilla/5.0 ${browser}`
  await tell('activate')
  const calls = Object.entries(navigationPreload).flatMap(([name, mock]) => mock.mock.calls.map(() => name))
  expect(calls).toEqual([choice])
})

const notification = {
  title: 'News',
  body: 'Here',
  lang: 'en',
  dir: 'ltr',
  tag: 't',
  navigate: `${origin}/chat/1`,
}
const push = () => tell('push', { data: { json: () => ({ web_push: 8030, notification }) } })
const shown = { body: 'Here', lang: 'en', dir: 'ltr', tag: 't', data: '/chat/1' }

test.each<[string, Parameters<typeof aWindow>[]]>([
  ['without an open page', []],
  ['beside a page of something else', [['/matches']]],
  ['beside the page of it, which nobody sees', [['/chat/1', 'hidden']]],
])('a push is shown %s', async (_, open) => {
  windows = open.map((one) => aWindow(...one))
  await push()
  expect(showNotification.mock.calls).toEqual([['News', shown]])
})

test('a push is not shown to whoever is looking at what it tells of', async () => {
  windows = [aWindow('/matches', 'hidden'), aWindow('/chat/1')]
  await push()
  expect(showNotification).not.toHaveBeenCalled()
})

test('a push is shown beside a page that does not say where it is', async () => {
  windows = [aWindow(null)]
  const told = push()
  await jest.advanceTimersByTimeAsync(1_000)
  await told
  expect(showNotification).toHaveBeenCalledTimes(1)
})

const press = async (data = '/chat/1') => {
  const close = jest.fn()
  await tell('notificationclick', { notification: { data, close } })
  expect(close).toHaveBeenCalledTimes(1)
}

test('a notice that is pressed opens its page', async () => {
  await press()
  expect(openWindow.mock.calls).toEqual([['/chat/1']])
})

test('a notice that is pressed brings the window forward that was used last', async () => {
  windows = [aWindow('/matches'), aWindow('/account')]
  await press()
  expect(windows.map(({ focus }) => focus.mock.calls.length)).toEqual([1, 0])
  expect(openWindow).not.toHaveBeenCalled()
})

test('a notice that is pressed leads that window there without loading it anew, also where it stays behind', async () => {
  windows = [aWindow('/matches'), aWindow('/account')]
  windows[0]?.focus.mockRejectedValue(new Error('not allowed to focus a window'))
  await press()
  expect(windows.map(({ postMessage }) => postMessage.mock.calls)).toEqual([
    [[{ type: 'open', path: '/chat/1' }]],
    [],
  ])
})

/** As much of a push subscription as the worker uses. */
const aSubscription = (name: string) => {
  const told = {
    endpoint: `https://push.test/${name}`,
    keys: { p256dh: `key of ${name}`, auth: `secret of ${name}` },
  }
  return { options: { applicationServerKey: 'k' }, toJSON: () => ({ ...told, expirationTime: null }), told }
}

test.each(['by the browser', 'by the worker'])(
  'a new push address, made %s, is told with the secret of the one before',
  async (who) => {
    const [before, after] = [aSubscription('before'), aSubscription('after')]
    subscribe.mockReset().mockResolvedValue(after)
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }))
    const newSubscription = who === 'by the browser' ? after : null
    await tell('pushsubscriptionchange', { oldSubscription: before, newSubscription })
    expect(subscribe.mock.calls).toEqual(newSubscription ? [] : [[before.options]])
    const [[path, init] = []] = fetchMock.mock.calls
    expect(path).toBe('/api/renewal')
    expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(String(init?.body))).toEqual({
      before: { endpoint: before.told.endpoint, auth: before.told.keys.auth },
      after: after.told,
    })
  },
)

test('of a push address without one before nobody is told', async () => {
  await tell('pushsubscriptionchange', { oldSubscription: null, newSubscription: aSubscription('after') })
  expect(fetchMock).not.toHaveBeenCalled()
})
