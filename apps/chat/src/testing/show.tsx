import 'fake-indexeddb/auto'
import { jest } from '@jest/globals'
import type { ChatMessage, ChatRoom, Language } from '@rafiq/contracts'
import { signIn } from '@rafiq/platform'
import { type ApiAnswers, TestRemote } from '@rafiq/platform/testing'
import { act, configure, render, waitFor } from '@testing-library/react'
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

/** A page of the chat as the shell shows it to a member, once the line is there, and a person to use it. */
export async function showChat(at = '/chat', language: Language = 'en') {
  socket.reset()
  signIn('token')
  render(<TestRemote remote={remote} at={at} language={language} />)
  await waitFor(() => {
    if (!socket.listens) throw new Error('nobody listens yet')
  })
  await act(async () => socket.arrives())
  return userEvent.setup()
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
