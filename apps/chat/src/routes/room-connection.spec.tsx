import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { type ApiAnswers, apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import type { ChatMessage, ChatRoom } from '@rafiq/contracts/chat'
import { hasUnsent, renewSession } from '@rafiq/platform'
import { setOffline } from '@rafiq/platform/shell'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { aMessage, aRoom, me, roomId, someMessages } from '../testing/a-message.ts'
import {
  aMemberWith,
  messagesPath,
  resetBrowser,
  showChat,
  showDisconnected,
  socket,
} from '../testing/show.tsx'

// Dexie takes the IndexedDB that is there when it is read.
const { Outbox, outboxOf } = await import('../shared/outbox/outbox.ts')

const at = `/chat/${roomId}`
const away: ApiAnswers[string] = () => Promise.reject(new TypeError('failed'))

beforeEach(resetBrowser)

const answer = (room: ChatRoom, messages: ChatMessage[], more: ApiAnswers = {}) =>
  apiAnswers({ ...aMemberWith([room], messages), ...more })

async function open(messages = someMessages(1, 2), overrides: Partial<ChatRoom> = {}) {
  const room = aRoom({ messages: messages.slice(-1), ...overrides })
  answer(room, messages)
  const user = await showChat(at)
  await waitFor(() => expect(bubbles()).toHaveLength(messages.length))
  return { user, room, messages }
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Faisal' })
const bubbles = () => within(screen.getByRole('region', { name: 'Messages' })).queryAllByRole('listitem')
const after = ({ id }: ChatMessage) => `GET ${messagesPath}?after=${id}&limit=100`
const typed = (content: string, room = roomId) => ({
  clientId: crypto.randomUUID(),
  chatRoomId: room,
  content,
  createdAt: '2026-11-20T09:00:00.000Z',
})
/** What a page that was closed left in the outbox. */
async function leftBehind(...items: ReturnType<typeof typed>[]) {
  const outbox = new Outbox(me)
  for (const item of items) {
    await outbox.add(item)
    await outbox.hold(item.clientId, 'network')
  }
  outbox.close()
}
const kept = () =>
  new Promise<string[]>((resolve) => {
    const stop = outboxOf(me).watch(null, (items) => {
      resolve(items.map(({ content }) => content))
      setTimeout(() => stop())
    })
  })

describe('progress sent over a broken connection', () => {
  const read = (sequence: number) => ['room:read', { chatRoomId: roomId, sequence }]
  const told = (mark: unknown[]) =>
    socket.emitted.filter((said) => JSON.stringify(said) === JSON.stringify(mark))

  test('is reported again on the next connection, until it is acknowledged', async () => {
    await open()
    socket.unresponsive = true
    await act(async () => socket.serverEmits('message:new', aMessage({ sequence: 3 })))
    await waitFor(() => expect(told(read(3))).not.toEqual([]))
    const messages = someMessages(1, 3)
    answer(aRoom({ messages: messages.slice(-1) }), messages)
    await act(async () => socket.disconnects())
    socket.unresponsive = false
    socket.emitted = []
    await act(async () => socket.connects())
    await waitFor(() => expect(told(read(3))).toHaveLength(1))
    socket.emitted = []
    await act(async () => socket.disconnects())
    await act(async () => socket.connects())
    expect(socket.emitted).toEqual([])
  })
})

test('unsent messages are shown while the conversation cannot be loaded', async () => {
  await leftBehind(typed('One'), typed('Two'))
  answer(aRoom({ messages: someMessages(2, 2) }), [], { [`GET ${messagesPath}?limit=100`]: away })
  await showDisconnected(at)
  await screen.findByRole('button', { name: 'Try again' })
  await waitFor(() => expect(bubbles().map(({ textContent }) => textContent)).toHaveLength(2))
  expect(bubbles()[0]?.textContent).toMatch(/You: One.*/)
})

describe('a screen reader announces', () => {
  const log = () => [...screen.getByRole('log').children].map(({ textContent }) => textContent)

  test('a repeated message once, and messages received after a reconnect › a screen reader is told', async () => {
    const { room, messages } = await open()
    const three = aMessage({ sequence: 3, content: 'Now' })
    await act(async () => socket.serverEmits('message:new', three))
    await act(async () => socket.serverEmits('message:new', three))
    await waitFor(() => expect(log()).toEqual(['Faisal: Now']))
    await act(async () => socket.disconnects())
    const four = aMessage({ sequence: 4, content: 'Later' })
    answer({ ...room, messages: [four] }, messages, { [after(three)]: { status: 200, body: [four] } })
    await act(async () => socket.connects())
    await waitFor(() => expect(log()).toEqual(['Faisal: Now', 'Faisal: Later']))
  })

  test('how many messages came, where many came at once', async () => {
    const { room, messages } = await open()
    const last = messages.at(-1) as ChatMessage
    const many = someMessages(3, 9)
    answer({ ...room, messages: many.slice(-1) }, messages, { [after(last)]: { status: 200, body: many } })
    await act(async () => socket.connects())
    await waitFor(() => expect(log()).toEqual(['7 new messages from Faisal']))
  })
})

test('missing messages are requested again until they are loaded', async () => {
  const { room, messages } = await open()
  const answers = [{ status: 503, body: { code: 'unavailable', message: 'x' } }]
  const missing = { status: 200, body: someMessages(3, 3) }
  answer(room, messages, { [after(messages[1] as ChatMessage)]: async () => answers.pop() ?? missing })
  await act(async () => socket.serverEmits('room:new', { ...room, messages: missing.body }))
  await waitFor(() => expect(bubbles()).toHaveLength(3))
})

test('unread messages are counted anew where a message came ahead of others', async () => {
  await open(someMessages(1, 2))
  const omar = aRoom({
    id: '01890a5d-ac96-774b-bcce-b302099a8200',
    otherUser: { id: '01890a5d-ac96-774b-bcce-b302099a8003', name: 'Omar' },
  })
  const elsewhere = { chatRoomId: omar.id, senderId: omar.otherUser.id }
  await act(async () => socket.serverEmits('room:new', omar))
  const known = aRoom({ messages: someMessages(2, 2) })
  const two = aMessage({ ...elsewhere, sequence: 2 })
  apiAnswers(aMemberWith([{ ...omar, messages: [two], unreadCount: 2 }, known], someMessages(1, 2)))
  await act(async () => socket.serverEmits('message:new', two))
  await screen.findByText('2 unread messages')
})

describe('a message that is typed', () => {
  test('without a connection is sent after its page was left, and the list marks it as not sent', async () => {
    const { user, room, messages } = await open()
    await act(async () => socket.disconnects())
    answer(room, messages, { 'POST /api/messages': away })
    await user.type(field(), 'On Monday?{Enter}')
    await screen.findByRole('link', { name: /Faisal.*Not sent: On Monday\?/ })
    await waitFor(() => expect(hasUnsent()).toBe(true))
    await user.click(screen.getAllByRole('link', { name: 'Safety guidelines' })[0] as HTMLElement)
    await screen.findByText('/safety-guidelines')
    expect(socket.sent).toEqual([])
    answer(room, messages)
    await act(async () => socket.connects())
    await waitFor(() => expect(socket.sent).toMatchObject([{ content: 'On Monday?' }]))
    // Then there is nothing more to say.
    await waitFor(() => expect(socket.connected).toBe(false))
    expect(hasUnsent()).toBe(false)
  })

  test('is sent although its page is left at once', async () => {
    const { user } = await open()
    await user.type(field(), 'On Monday?')
    await user.keyboard('{Enter}')
    cleanup()
    await waitFor(() => expect(socket.sent).toMatchObject([{ content: 'On Monday?' }]))
  })

  test('is a draft until the outbox has it, and comes back before what was typed meanwhile', async () => {
    const { user } = await open()
    const add = Promise.withResolvers<void>()
    jest.spyOn(outboxOf(me), 'add').mockReturnValueOnce(add.promise)
    await user.type(field(), 'On Monday?{Enter}')
    expect(field().value).toBe('')
    cleanup()
    const room = aRoom({ messages: someMessages(2, 2) })
    answer(room, someMessages(1, 2))
    await showChat(at)
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('On Monday?')
    add.resolve()
  })

  test('comes back where the browser cannot keep it, before what was typed meanwhile, and that is said', async () => {
    const { user } = await open()
    const add = Promise.withResolvers<void>()
    jest.spyOn(outboxOf(me), 'add').mockReturnValueOnce(add.promise)
    await user.type(field(), 'On Monday?{Enter}')
    await user.type(field(), 'Or Tuesday')
    await act(async () => add.reject(new Error('full')))
    await waitFor(() => expect(field().value).toBe('On Monday?\nOr Tuesday'))
    const refusal = { title: 'Failed to send message. Please try again.', tone: 'error' }
    expect(shownToast()).toMatchObject({ ...refusal, open: true })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(shownToast()).toMatchObject({ ...refusal, open: false }))
  })
})

test('a message that is refused after the session has another token is shown with its reason', async () => {
  const { user } = await open()
  await act(async () => renewSession('another'))
  await act(async () => socket.connects())
  socket.answer = () => ({ code: 'account-paused', message: 'Account paused' })
  await user.type(field(), 'On Monday?{Enter}')
  await screen.findByText('Failed to send message. Please try again.')
  expect(bubbles().at(-1)?.textContent).toMatch(/You: On Monday\?.*Your account is paused/)
})

describe('a message that an earlier page left', () => {
  test('is sent where no socket connects', async () => {
    await leftBehind(typed('One'))
    const messages = someMessages(1, 2)
    const stored = { status: 201, body: aMessage({ sequence: 3, senderId: me, content: 'One' }) }
    const calls = answer(aRoom({ messages: messages.slice(-1) }), messages, { 'POST /api/messages': stored })
    await showDisconnected(at)
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/messages'))
    await waitFor(async () => expect(await kept()).toEqual([]))
  })

  test('stays where another room is removed and the rooms are not loaded yet', async () => {
    await leftBehind(typed('One'), typed('Two', 'gone'))
    const answers = aMemberWith([], [])
    apiAnswers({ ...answers, [`GET /api/users/${me}/chat-rooms`]: away, 'POST /api/messages': away })
    await showDisconnected(at)
    await act(async () => socket.serverEmits('room:removed', { chatRoomId: 'gone' }))
    await waitFor(async () => expect(await kept()).toEqual(['One']))
  })
})

describe('without a connection', () => {
  afterEach(() => act(() => setOffline(false)))

  test('a room says that messages wait, shows nobody as online, and recovers by itself', async () => {
    await open(someMessages(1, 2), { other: { deliveredSequence: 2, readSequence: 2, online: true } })
    const header = within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement)
    header.getByText('Online')
    // The socket has not noticed yet.
    act(() => setOffline(true))
    screen.getByText(/^You’re offline\. What you write here waits/)
    expect(header.queryByText('Online')).toBeNull()
    expect(within(screen.getByRole('list', { name: 'Conversations' })).queryByText('Online')).toBeNull()
    act(() => setOffline(false))
    expect(screen.queryByText(/^You’re offline/)).toBeNull()
    header.getByText('Online')
  })

  test('a socket that cannot connect sends one HTTP probe, which finds the platform offline', async () => {
    await open(someMessages(1, 2))
    const calls = apiAnswers({ [`GET /api/users/${me}/chat-rooms`]: away })
    await act(async () => socket.disconnects())
    await act(async () => socket.failsToConnect())
    await screen.findByText(/^You’re offline/)
    const asked = calls.length
    await act(async () => socket.failsToConnect())
    expect(calls).toHaveLength(asked)
  })

  test('a room keeps the field where one types, in Arabic too', async () => {
    const messages = someMessages(1, 2)
    answer(aRoom({ messages: messages.slice(-1) }), messages)
    await showChat(at, 'ar')
    await screen.findByRole('textbox', { name: 'رسالة إلى Faisal' })
    act(() => setOffline(true))
    screen.getByText('لا يوجد اتصال بالإنترنت. ما يُكتب هنا ينتظر، ويُرسل تلقائيًا عند عودة الاتصال.')
    screen.getByRole('textbox', { name: 'رسالة إلى Faisal' })
  })
})
