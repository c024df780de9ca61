import { afterEach, jest } from '@jest/globals'
import { type ApiAnswers, TestRemote } from '@rafiq/app-kit/testing'
import type { ChatMessage, ChatRoom } from '@rafiq/contracts/chat'
import { signIn } from '@rafiq/platform'
import { type QueryClient, useQueryClient } from '@rafiq/platform/query'
import { Outlet } from '@rafiq/platform/router'
import { session } from '@rafiq/platform/shell'
import type { Language } from '@rafiq/platform-contracts'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { me, noAgreement, roomId } from './a-message.ts'
import { FakeSocket } from './fake-socket.ts'

// jsdom lays nothing out: a window of ten rows.
for (const property of ['offsetHeight', 'clientHeight']) {
  Object.defineProperty(HTMLElement.prototype, property, {
    configurable: true,
    get(this: HTMLElement) {
      return this.tagName === 'LI' ? 60 : 600
    },
  })
}

export const socket = new FakeSocket()
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }))
const { default: remote } = await import('../remote.tsx')

let queries: QueryClient | undefined
function Frame() {
  queries = useQueryClient()
  return <Outlet />
}
const framed = { ...remote, routes: [{ Component: Frame, children: remote.routes }] }

/** What is shown is asked for once more, by whatever does so. */
export const readAgain = (queryKey: readonly unknown[]) =>
  act(async () => queries?.invalidateQueries({ queryKey }))

/** A page that still has something to send stops with its session, not after its test. */
function close() {
  cleanup()
  session.end()
}
afterEach(close)

/** A browser in which nobody has been yet. */
export async function resetBrowser() {
  close()
  localStorage.clear()
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
  await Promise.all(
    names.map(
      (name) =>
        new Promise((done) =>
          Object.assign(indexedDB.deleteDatabase(name), { onsuccess: done, onblocked: done }),
        ),
    ),
  )
}

/** A page of the chat as the shell shows it to a member whose socket does not connect, and a person to use it. */
export async function showDisconnected(at = '/chat', language: Language = 'en') {
  // Stops what an earlier page may have left to send.
  session.end()
  socket.reset()
  signIn('token')
  render(<TestRemote remote={framed} at={at} language={language} />)
  await waitFor(() => {
    if (!socket.hasListeners) throw new Error('the page has not opened a socket yet')
  })
  return userEvent.setup()
}

/** The same, once the socket is connected. */
export async function showChat(at = '/chat', language: Language = 'en') {
  const user = await showDisconnected(at, language)
  await act(async () => socket.connects())
  return user
}

export const messagesPath = `/api/chat-rooms/${roomId}/messages`

export const agreementPath = `/api/chat-rooms/${roomId}/agreement`

export const questionCardsPath = `/api/chat-rooms/${roomId}/question-cards`

/** A member with these rooms, one of which has these messages. */
export const aMemberWith = (rooms: ChatRoom[], messages: ChatMessage[] = []): ApiAnswers => ({
  'GET /api/user/profile': { status: 200, body: { id: me } },
  [`GET /api/users/${me}/chat-rooms`]: { status: 200, body: rooms },
  'GET /api/users/connections/received': { status: 200, body: [] },
  [`GET ${questionCardsPath}`]: { status: 200, body: [] },
  [`GET ${agreementPath}`]: { status: 200, body: noAgreement },
  [`GET ${messagesPath}?limit=100`]: { status: 200, body: messages },
  ...Object.fromEntries(
    messages.map(({ id }) => [`GET ${messagesPath}?after=${id}&limit=100`, { status: 200, body: [] }]),
  ),
})
