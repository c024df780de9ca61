/// <reference types="node" />
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { aWindow, origin, TestedWorker } from './testing/tested-worker.ts'

let worker: TestedWorker

beforeEach(() => {
  jest.useFakeTimers()
  worker = new TestedWorker()
})
afterEach(() => void jest.useRealTimers())

const notification = {
  title: 'News',
  body: 'Here',
  lang: 'en',
  dir: 'ltr',
  tag: 't',
  navigate: `${origin}/chat/1`,
}
const push = () => worker.dispatch('push', { data: { json: () => ({ web_push: 8030, notification }) } })
const shown = { body: 'Here', lang: 'en', dir: 'ltr', tag: 't', data: '/chat/1' }

test.each<[string, Parameters<typeof aWindow>[]]>([
  ['without an open page', []],
  ['beside a page of something else', [['/matches']]],
  ['beside the page of it, which nobody sees', [['/chat/1', 'hidden']]],
])('service worker shows a push %s', async (_, open) => {
  worker.windows = open.map((one) => aWindow(...one))
  await push()
  expect(worker.showNotification.mock.calls).toEqual([['News', shown]])
})

test('service worker shows no push for the page that is open', async () => {
  worker.windows = [aWindow('/matches', 'hidden'), aWindow('/chat/1')]
  await push()
  expect(worker.showNotification).not.toHaveBeenCalled()
})

test('service worker shows no push for the open page of it, which is busy for seconds', async () => {
  const busy = aWindow(null)
  busy.postMessage.mockImplementation(
    (_, [port] = []) => void setTimeout(() => port?.postMessage('/chat/1'), 9_000),
  )
  worker.windows = [busy]
  const told = push()
  await jest.advanceTimersByTimeAsync(9_000)
  await told
  expect(worker.showNotification).not.toHaveBeenCalled()
})

test('service worker shows a push beside a page that does not report its path', async () => {
  worker.windows = [aWindow(null)]
  const told = push()
  await jest.advanceTimersByTimeAsync(10_000)
  await told
  expect(worker.showNotification).toHaveBeenCalledTimes(1)
})

const press = async (data = '/chat/1') => {
  const close = jest.fn()
  await worker.dispatch('notificationclick', { notification: { data, close } })
  expect(close).toHaveBeenCalledTimes(1)
}

test('service worker opens the page of a pressed notice', async () => {
  await press()
  expect(worker.openWindow.mock.calls).toEqual([['/chat/1']])
})

test('service worker focuses the last used window for a pressed notice', async () => {
  worker.windows = [aWindow('/matches'), aWindow('/account')]
  await press()
  expect(worker.windows.map(({ focus }) => focus.mock.calls.length)).toEqual([1, 0])
  expect(worker.openWindow).not.toHaveBeenCalled()
})

test('service worker navigates that window without a reload, also where focusing fails', async () => {
  worker.windows = [aWindow('/matches'), aWindow('/account')]
  worker.windows[0]?.focus.mockRejectedValue(new Error('not allowed to focus a window'))
  await press()
  expect(worker.windows.map(({ postMessage }) => postMessage.mock.calls)).toEqual([
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
  'service worker sends a renewed push address, made %s, with the secret of the old one',
  async (who) => {
    const [before, after] = [aSubscription('before'), aSubscription('after')]
    worker.subscribe.mockResolvedValue(after)
    worker.fetch.mockResolvedValue(new Response(null, { status: 204 }))
    const newSubscription = who === 'by the browser' ? after : null
    await worker.dispatch('pushsubscriptionchange', { oldSubscription: before, newSubscription })
    expect(worker.subscribe.mock.calls).toEqual(newSubscription ? [] : [[before.options]])
    const [[path, init] = []] = worker.fetch.mock.calls
    expect(path).toBe('/api/renewal')
    expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(String(init?.body))).toEqual({
      before: { endpoint: before.told.endpoint, auth: before.told.keys.auth },
      after: after.told,
    })
  },
)

test('service worker sends no renewed push address without an old one', async () => {
  await worker.dispatch('pushsubscriptionchange', {
    oldSubscription: null,
    newSubscription: aSubscription('after'),
  })
  expect(worker.fetch).not.toHaveBeenCalled()
})
