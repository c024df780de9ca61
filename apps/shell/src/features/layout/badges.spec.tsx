import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { endSession } from '@rafiq/platform'
import { session } from '@rafiq/platform/shell'
import type { ComposedRemote } from '@rafiq/platform-contracts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { answerCalls, renderShell } from '../../testing/render-shell.tsx'

const path = '/api/chat-rooms/unread'
const profile = { id: '1', role: 'user', email: 'a@rafiq.test', name: 'Noura' }
const chat = {
  url: '/remotes/chat/1.0.0/remoteEntry.js',
  metadata: { version: '1.0.0', integrity: 'sha384-1' },
  extras: {
    routes: [{ path: '/talk' }],
    navigation: [
      {
        id: 'chat',
        path: '/talk',
        label: { ar: 'المحادثات', en: 'Chat' },
        order: 1,
        audience: 'member',
        badge: { path },
      },
    ],
  },
} satisfies ComposedRemote

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true })
  sessionStorage.clear()
})
afterEach(() => {
  session.end()
  jest.useRealTimers()
})

/** A page that has settled, which is when the counts are read. */
async function open(body: unknown, language: 'ar' | 'en' = 'en', status = 200) {
  answerCalls({ '/api/user/profile': { body: profile }, [path]: { status, body } })
  session.start('t1')
  const router = renderShell({
    at: '/a',
    language,
    remotes: { chat: [chat] },
    pages: [{ path: '/:page', element: <h1>Page</h1> }],
  })
  await screen.findByRole('heading', { name: 'Page' })
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  return router
}
const asked = () =>
  (globalThis.fetch as unknown as { mock: { calls: unknown[][] } }).mock.calls.filter(([at]) => at === path)
    .length
const header = () => within(screen.getByRole('banner'))

test('an entry says how many things wait behind it, once the page has settled', async () => {
  await open({ count: 3 })
  await header().findByRole('link', { name: 'Chat, 3 unread' })
  header().getByRole('button', { name: 'Account menu: Noura, 3 unread' })
})

test.each([
  [1, 'المحادثات، واحدة غير مقروءة'],
  [2, 'المحادثات، اثنتان غير مقروءتين'],
  [11, 'المحادثات، 11 غير مقروءة'],
])('header badge counts in Arabic (%d)', async (count, name) => {
  await open({ count }, 'ar')
  await header().findByRole('link', { name })
})

test('header badge is read again after a navigation', async () => {
  const router = await open({ count: 1 })
  await header().findByRole('link', { name: 'Chat, 1 unread' })
  answerCalls({ '/api/user/profile': { body: profile }, [path]: { body: { count: 2 } } })
  await act(() => router.navigate('/b'))
  await header().findByRole('link', { name: 'Chat, 2 unread' })
})

test('header badge is not read while the session is being ended', async () => {
  const router = await open({ count: 1 })
  await header().findByRole('link', { name: 'Chat, 1 unread' })
  const call = Promise.withResolvers<void>()
  let ended = Promise.resolve()
  act(() => {
    ended = endSession(() => call.promise)
  })
  await act(() => router.navigate('/b'))
  expect(asked()).toBe(1)
  call.reject(new Error('not heard'))
  await act(() => expect(ended).rejects.toThrow('not heard'))
  await waitFor(() => expect(asked()).toBe(2))
})

test('header badge that cannot be read is hidden', async () => {
  await open({ code: 'unavailable' }, 'en', 503)
  await waitFor(() => expect(asked()).toBe(1))
  header().getByRole('link', { name: 'Chat' })
})
