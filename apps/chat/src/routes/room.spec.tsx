import { beforeEach, describe, expect, test } from '@jest/globals'
import { apiAnswers } from '@rafiq/app-kit/testing'
import type { ChatMessage } from '@rafiq/contracts/chat'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { aMessage, aRoom, me, other, roomId, someMessages } from '../testing/a-message.ts'
import { aMemberWith, messagesPath, resetBrowser, showChat, socket } from '../testing/show.tsx'

const at = `/chat/${roomId}`
const spec = 'Failed to send message. Please try again.'

beforeEach(resetBrowser)

async function open(messages: ChatMessage[], overrides: Parameters<typeof aRoom>[0] = {}) {
  const last = messages.at(-1)
  const calls = apiAnswers(aMemberWith([aRoom({ messages: last ? [last] : [], ...overrides })], messages))
  const user = await showChat(at)
  await screen.findByRole('region', { name: 'Messages' })
  return { user, calls }
}
const field = () => screen.getByRole('textbox', { name: 'Message to Faisal' })
const bubbles = () => within(screen.getByRole('region', { name: 'Messages' })).queryAllByRole('listitem')
const bubble = (text: string) => {
  const found = bubbles().find((item) => item.textContent?.includes(text))
  if (!found) throw new Error(`no bubble says ${text}`)
  return found
}

describe('a conversation', () => {
  test("shows the other one's name, each day once, each message's time, and how far own messages came", async () => {
    await open(
      [
        aMessage({ content: 'مرحبًا' }),
        aMessage({ sequence: 2, senderId: me, content: 'Hello', createdAt: '2026-11-20T09:02:00.000Z' }),
        aMessage({
          sequence: 3,
          senderId: me,
          content: 'Still there?',
          createdAt: '2026-11-20T21:30:00.000Z',
        }),
      ],
      { other: { deliveredSequence: 3, readSequence: 2, online: false } },
    )
    screen.getByRole('heading', { level: 1, name: 'Faisal' })
    await waitFor(() => expect(bubbles()).toHaveLength(3))
    expect(bubble('مرحبًا').textContent).toMatch(/Faisal: مرحبًا12:01/)
    expect(bubble('Hello').textContent).toMatch(/You: Hello12:02.*Read/)
    expect(bubble('Still there?').textContent).toMatch(/Delivered/)
    expect(within(screen.getByRole('region', { name: 'Messages' })).getAllByRole('heading')).toHaveLength(2)
  })

  test('marks where the unread messages begin, and reports that they were read', async () => {
    await open(someMessages(1, 3), { unreadCount: 2, own: { deliveredSequence: 1, readSequence: 1 } })
    await waitFor(() => expect(bubble('Message 2').textContent).toMatch(/^New messages/))
    await waitFor(() =>
      expect(socket.emitted).toContainEqual(['room:read', { chatRoomId: roomId, sequence: 3 }]),
    )
  })

  test('does not report what one writes oneself as read', async () => {
    const { user } = await open(someMessages(1, 1))
    await user.type(field(), 'On Monday?{Enter}')
    await waitFor(() => expect(bubble('On Monday?').textContent).toMatch(/Sent/))
    const reports = () => socket.emitted.filter(([event]) => event === 'room:read')
    // Tells at once what would be told a moment later.
    window.dispatchEvent(new Event('pagehide'))
    expect(reports()).toEqual([])
    await act(async () => socket.serverEmits('message:new', aMessage({ sequence: 3, content: 'Yes' })))
    await waitFor(() => expect(reports()).toEqual([['room:read', { chatRoomId: roomId, sequence: 3 }]]))
  })

  test('shows and announces a message as it arrives, but not the history', async () => {
    await open(someMessages(1, 2))
    await waitFor(() => expect(bubbles()).toHaveLength(2))
    const log = screen.getByRole('log')
    expect(log.textContent).toBe('')
    await act(async () => socket.serverEmits('message:new', aMessage({ sequence: 3, content: 'Now' })))
    await waitFor(() => expect(bubbles()).toHaveLength(3))
    expect(log.textContent).toBe('Faisal: Now')
  })

  test('fetches what is missing before a message that came too early', async () => {
    const messages = someMessages(1, 2)
    await open(messages)
    await waitFor(() => expect(bubbles()).toHaveLength(2))
    const answers = aMemberWith([aRoom({ messages: someMessages(5, 5) })], messages)
    apiAnswers({
      ...answers,
      [`GET ${messagesPath}?after=${messages[1]?.id}&limit=100`]: { status: 200, body: someMessages(3, 5) },
    })
    await act(async () => socket.serverEmits('message:new', aMessage({ sequence: 5 })))
    await waitFor(() => expect(bubbles()).toHaveLength(5))
    expect(bubbles().map((item) => /Message (\d)/.exec(item.textContent ?? '')?.[1])).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ])
  })

  test("that is another's, or gone, says so", async () => {
    apiAnswers(aMemberWith([]))
    await showChat(at)
    await screen.findByRole('heading', { level: 1, name: 'This conversation is no longer available' })
    expect(screen.getByRole('link', { name: 'See all conversations' }).getAttribute('href')).toBe('/chat')
  })

  test('leads to the safety guidelines', async () => {
    await open(someMessages(1, 1))
    expect(screen.getAllByRole('link', { name: 'Safety guidelines' })[0]?.getAttribute('href')).toBe(
      '/safety-guidelines',
    )
  })
})

describe('sending', () => {
  test('with Enter shows the message at once and stores it once', async () => {
    const { user } = await open(someMessages(1, 1))
    await user.type(field(), 'On Monday?{Enter}')
    await waitFor(() => expect(bubble('On Monday?').textContent).toMatch(/Sent/))
    expect(socket.sent).toMatchObject([{ chatRoomId: roomId, senderId: me, content: 'On Monday?' }])
    expect(bubbles()).toHaveLength(2)
    expect((field() as HTMLTextAreaElement).value).toBe('')
  })

  test('is not done by Shift+Enter, which breaks the line, nor for blank messages', async () => {
    const { user } = await open(someMessages(1, 1))
    await user.type(field(), '   {Enter}')
    await user.clear(field())
    await user.type(field(), 'a{Shift>}{Enter}{/Shift}b')
    expect((field() as HTMLTextAreaElement).value).toBe('a\nb')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(socket.sent.map(({ content }) => content)).toEqual(['a\nb']))
  })

  test('without a socket goes over HTTP', async () => {
    const { user } = await open(someMessages(1, 1))
    await act(async () => socket.disconnects())
    const stored = aMessage({ sequence: 2, senderId: me, content: 'Hello', clientId: null })
    const calls = apiAnswers({ 'POST /api/messages': { status: 201, body: stored } })
    await user.type(field(), 'Hello{Enter}')
    await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/api/messages']))
    expect(calls[0]?.body).toMatchObject({ chatRoomId: roomId, senderId: me, content: 'Hello' })
  })

  test('that is rejected keeps the text, says why, and can be tried again under the same id', async () => {
    const { user } = await open(someMessages(1, 1))
    const store = socket.answer
    socket.answer = () => ({ code: 'account-paused', message: 'Account paused' })
    await user.type(field(), 'Hello{Enter}')
    await screen.findByText(spec)
    expect(bubble('Hello').textContent).toMatch(/Your account is paused/)
    socket.answer = store
    await user.click(within(bubble('Hello')).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(bubble('Hello').textContent).toMatch(/Sent/))
    expect(document.activeElement).toBe(field())
    expect(new Set(socket.sent.map(({ clientId }) => clientId)).size).toBe(1)
    expect(screen.queryByText(spec)).toBeNull()
  })

  test('that is rejected can be given up', async () => {
    const { user } = await open(someMessages(1, 1))
    socket.answer = () => ({ code: 'not-found', message: 'x' })
    await user.type(field(), 'Hello{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(bubbles()).toHaveLength(1))
    expect(document.activeElement).toBe(field())
  })

  test('counts characters near the limit, and refuses a text that is too long', async () => {
    const { user } = await open(someMessages(1, 1))
    await user.click(field())
    await user.paste('x'.repeat(1_990))
    screen.getByText('10 characters left')
    await user.paste('x'.repeat(11))
    screen.getByText('1 character too long')
    await user.keyboard('{Enter}')
    expect(socket.sent).toEqual([])
    expect((field() as HTMLTextAreaElement).value).toHaveLength(2_001)
  })

  test('reports typing to the other one, and that it ended', async () => {
    const { user } = await open(someMessages(1, 1))
    await user.type(field(), 'abc')
    const told = () => socket.emitted.filter(([event]) => event === 'typing').map(([, payload]) => payload)
    expect(told()).toEqual([{ chatRoomId: roomId, typing: true }])
    await user.clear(field())
    expect(told()).toEqual([
      { chatRoomId: roomId, typing: true },
      { chatRoomId: roomId, typing: false },
    ])
  })
})

test('an unsent draft is restored later', async () => {
  const { user } = await open(someMessages(1, 1))
  await user.type(field(), 'On Monday')
  cleanup()
  await open(someMessages(1, 1))
  expect((field() as HTMLTextAreaElement).value).toBe('On Monday')
})

test('a search result leads to its message, with the focus on the messages', async () => {
  const messages = someMessages(1, 9)
  const { user } = await open(messages)
  const found = aMessage({ sequence: 2, senderId: other })
  apiAnswers({ [`GET ${messagesPath}?search=Message+2&limit=100`]: { status: 200, body: [found] } })
  await user.click(screen.getByRole('button', { name: 'Search this conversation' }))
  await user.type(screen.getByRole('searchbox'), 'Message 2')
  const results = within(await screen.findByRole('list', { name: 'Search results' }))
  await user.click(results.getByRole('button', { name: /Message 2/ }))
  expect(screen.queryByRole('searchbox')).toBeNull()
  bubble('Message 2')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Messages' }))
})

test.each([
  ['Escape', '{Escape}'],
  ['its own button', '{Tab}{Enter}'],
])('a search that is closed by %s returns the focus to the button that opened it', async (_, keys) => {
  const { user } = await open(someMessages(1, 1))
  const button = screen.getByRole('button', { name: 'Search this conversation' })
  await user.click(button)
  await user.keyboard(keys)
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(document.activeElement).toBe(button)
})
