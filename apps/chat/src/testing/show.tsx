import 'fake-indexeddb/auto'
import { afterEach, jest } from '@jest/globals'
import type { ChatMessage, ChatRoom, Language } from '@rafiq/contracts'
import { signIn } from '@rafiq/platform'
import { session } from '@rafiq/platform/shell'
import { type ApiAnswers, TestRemote } from '@rafiq/platform/testing'
import { act, cleanup, configure, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { me, roomId } from './a-message.ts'
import { FakeSocket } from './fake-socket.ts'

// A limit for what never comes: the first page of a file waits for its modules to be read.
configure({ asyncUtilTimeout: 10_000 })

// jsdom lays nothing out: a window of ten rows.
for (const property of ['offsetHeight', 'clientHeight']) {
  Object.defineProperty(HTMLElement.prototype, property, {
    get(this: HTMLElement) {
      return this.tagName === 'LI' ? 60 : 600
    },
  })
}

export const socket = new FakeSocket()
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }))
const { default: remote } = await import('../remote.tsx')

/** What a page leaves to say ends with its session, not after its test. */
function close() {
  cleanup()
  session.end()
}
afterEach(close)

/** A browser in which nobody has been yet. */
export async function forgetEverything() {
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

/** A page of the chat as the shell shows it to a member whom no socket reaches, and a person to use it. */
export async function showWithoutLine(at = '/chat', language: Language = 'en') {
  // Ends what an earlier page may have left to say.
  session.end()
  socket.reset()
  signIn('token')
  render(<TestRemote remote={remote} at={at} language={language} />)
  await waitFor(() => {
    if (!socket.listens) throw new Error('nobody listens yet')
  })
  return userEvent.setup()
}

/** The same, once the line is there. */
export async function showChat(at = '/chat', language: Language = 'en') {
  const user = await showWithoutLine(at, language)
  await act(async () => socket.arrives())
  return user
}

export const messagesPath = `/api/chat-rooms/${roomId}/messages`

/** A member with these rooms, one of which has these messages. */
export const aMemberWith = (rooms: ChatRoom[], messages: ChatMessage[] = []): ApiAnswers => ({
  'GET /api/user/profile': { status: 200, body: { id: me } },
  [`GET /api/users/${me}/chat-rooms`]: { status: 200, body: rooms },
  [`GET ${messagesPath}?limit=100`]: { status: 200, body: messages },
  ...Object.fromEntries(
    messages.map(({ id }) => [`GET ${messagesPath}?after=${id}&limit=100`, { status: 200, body: [] }]),
  ),
})
