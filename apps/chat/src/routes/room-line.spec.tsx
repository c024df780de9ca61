import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { ChatMessage, ChatRoom } from '@rafiq/contracts'
import { hasUnsent } from '@rafiq/platform'
import { type ApiAnswers, apiAnswers } from '@rafiq/platform/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { aMessage, aRoom, me, roomId, someMessages } from '../testing/a-message.ts'
import {
  aMemberWith,
  forgetEverything,
  messagesPath,
  showChat,
  showWithoutLine,
  socket,
} from '../testing/show.tsx'

// Dexie takes the IndexedDB that is there when it is read.
const { Outbox, outboxOf } = await import('../shared/outbox/outbox.ts')

const at = `/chat/${roomId}`
const away: ApiAnswers[string] = () => Promise.reject(new TypeError('failed'))

beforeEach(forgetEverything)

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

describe('what a dead line swallowed', () => {
  const read = (sequence: number) => ['room:read', { chatRoomId: roomId, sequence }]
  const told = (mark: unknown[]) =>
    socket.said.filter((said) => JSON.stringify(said) === JSON.stringify(mark))

  test('of how far was read and has arrived is told again on the next one, until it was heard', async () => {
    await open()
    socket.dead = true
    await act(async () => socket.tells('message:new', aMessage({ sequence: 3 })))
    await waitFor(() => expect(told(read(3))).not.toEqual([]))
    const messages = someMessages(1, 3)
    answer(aRoom({ messages: messages.slice(-1) }), messages)
    await act(async () => socket.goes())
    socket.dead = false
    socket.said = []
    await act(async () => socket.arrives())
    await waitFor(() => expect(told(read(3))).toHaveLength(1))
    expect(told(['room:delivered', { chatRoomId: roomId, sequence: 3 }])).toHaveLength(1)
    socket.said = []
    await act(async () => socket.goes())
    await act(async () => socket.arrives())
    expect(socket.said).toEqual([])
  })
})

describe('a screen reader hears', () => {
  const log = () => [...screen.getByRole('log').children].map(({ textContent }) => textContent)

  test('once what is told twice, and what came while the line was away', async () => {
    const { room, messages } = await open()
    const three = aMessage({ sequence: 3, content: 'Now' })
    await act(async () => socket.tells('message:new', three))
    await act(async () => socket.tells('message:new', three))
    expect(log()).toEqual(['Faisal: Now'])
    await act(async () => socket.goes())
    const four = aMessage({ sequence: 4, content: 'Later' })
    answer({ ...room, messages: [four] }, messages, { [after(three)]: { status: 200, body: [four] } })
    await act(async () => socket.arrives())
    await waitFor(() => expect(log()).toEqual(['Faisal: Now', 'Faisal: Later']))
  })

  test('how many came, where many did', async () => {
    const { room, messages } = await open()
    const last = messages.at(-1) as ChatMessage
    const many = someMessages(3, 9)
    answer({ ...room, messages: many.slice(-1) }, messages, { [after(last)]: { status: 200, body: many } })
    await act(async () => socket.arrives())
    await waitFor(() => expect(log()).toEqual(['7 new messages from Faisal']))
  })
})

test('what is missing is asked for again until it is here', async () => {
  const { room, messages } = await open()
  const answers = [{ status: 503, body: { code: 'unavailable', message: 'x' } }]
  const missing = { status: 200, body: someMessages(3, 3) }
  answer(room, messages, { [after(messages[1] as ChatMessage)]: async () => answers.pop() ?? missing })
  await act(async () => socket.tells('room:new', { ...room, messages: missing.body }))
  await waitFor(() => expect(bubbles()).toHaveLength(3))
})

test('what waits to be read is counted anew where a message came ahead of others', async () => {
  await open(someMessages(1, 2))
  const omar = aRoom({
    id: '01890a5d-ac96-774b-bcce-b302099a8200',
    otherUser: { id: '01890a5d-ac96-774b-bcce-b302099a8003', name: 'Omar' },
  })
  const elsewhere = { chatRoomId: omar.id, senderId: omar.otherUser.id }
  await act(async () => socket.tells('room:new', omar))
  const known = aRoom({ messages: someMessages(2, 2) })
  const two = aMessage({ ...elsewhere, sequence: 2 })
  apiAnswers(aMemberWith([{ ...omar, messages: [two], unreadCount: 2 }, known], someMessages(1, 2)))
  await act(async () => socket.tells('message:new', two))
  await screen.findByText('2 unread messages')
})

describe('a message that is typed', () => {
  test('without a line goes out after its page was left, and the list says that it is not sent', async () => {
    const { user, room, messages } = await open()
    await act(async () => socket.goes())
    answer(room, messages, { 'POST /api/messages': away })
    await user.type(field(), 'On Monday?{Enter}')
    await screen.findByRole('link', { name: /Faisal.*Not sent: On Monday\?/ })
    await waitFor(() => expect(hasUnsent()).toBe(true))
    await user.click(screen.getAllByRole('link', { name: 'Safety guidelines' })[0] as HTMLElement)
    await screen.findByText('/safety-guidelines')
    expect(socket.sent).toEqual([])
    answer(room, messages)
    await act(async () => socket.arrives())
    await waitFor(() => expect(socket.sent).toMatchObject([{ content: 'On Monday?' }]))
    // Then there is nothing more to say.
    await waitFor(() => expect(socket.connected).toBe(false))
    expect(hasUnsent()).toBe(false)
  })

  test('and its page left at once goes out all the same', async () => {
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

  test('comes back where the browser cannot keep it, before what was typed meanwhile', async () => {
    const { user } = await open()
    const add = Promise.withResolvers<void>()
    jest.spyOn(outboxOf(me), 'add').mockReturnValueOnce(add.promise)
    await user.type(field(), 'On Monday?{Enter}')
    await user.type(field(), 'Or Tuesday')
    await act(async () => add.reject(new Error('full')))
    await waitFor(() => expect(field().value).toBe('On Monday?\nOr Tuesday'))
  })
})

describe('what an earlier page left', () => {
  test('goes out where no socket comes through', async () => {
    await leftBehind(typed('One'))
    const messages = someMessages(1, 2)
    const stored = { status: 201, body: aMessage({ sequence: 3, senderId: me, content: 'One' }) }
    const calls = answer(aRoom({ messages: messages.slice(-1) }), messages, { 'POST /api/messages': stored })
    await showWithoutLine(at)
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/messages'))
    await waitFor(async () => expect(await kept()).toEqual([]))
  })

  test('stays where another room is gone and the rooms are not known yet', async () => {
    await leftBehind(typed('One'), typed('Two', 'gone'))
    const answers = aMemberWith([], [])
    apiAnswers({ ...answers, [`GET /api/users/${me}/chat-rooms`]: away, 'POST /api/messages': away })
    await showWithoutLine(at)
    await act(async () => socket.tells('room:removed', { chatRoomId: 'gone' }))
    await waitFor(async () => expect(await kept()).toEqual(['One']))
  })
})
