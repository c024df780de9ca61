import { beforeEach, expect, test } from '@jest/globals'
import { memberStorageName } from '@rafiq/platform'
import { apiAnswers } from '@rafiq/platform/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aMessage, aRoom, me, other, roomId } from '../testing/a-message.ts'
import { aMemberWith, forgetEverything, showChat, socket } from '../testing/show.tsx'

const omar = aRoom({
  id: '01890a5d-ac96-774b-bcce-b302099a8200',
  otherUser: { id: '01890a5d-ac96-774b-bcce-b302099a8003', name: 'عمر' },
  messages: [aMessage({ sequence: 2, senderId: me, content: 'تمام', createdAt: '2026-11-20T08:00:00.000Z' })],
})
const faisal = aRoom({ messages: [aMessage({ content: 'When can I see it?' })] })
const unread = { ...faisal, unreadCount: 2, own: { deliveredSequence: 1, readSequence: 0 } }

beforeEach(forgetEverything)

const rooms = async () =>
  within(await screen.findByRole('list', { name: 'Conversations' })).getAllByRole('link')
const room = (name: RegExp) => screen.findByRole('link', { name })

test('shows the rooms with what was said last, by whom, and what waits to be read', async () => {
  apiAnswers(aMemberWith([unread, omar]))
  await showChat()
  const [first, second] = await rooms()
  expect(first?.textContent).toMatch(/Faisal.*When can I see it\?.*2 unread messages/)
  expect(second?.textContent).toMatch(/عمر.*You: تمام/)
  screen.getByRole('heading', { level: 1, name: 'Chat' })
})

test('counts what waits in Arabic', async () => {
  apiAnswers(aMemberWith([unread]))
  await showChat('/chat', 'ar')
  await screen.findByRole('link', { name: /رسالتان غير مقروءتين/ })
})

test('a message that arrives brings its room to the top, without a reload', async () => {
  apiAnswers(aMemberWith([faisal, omar]))
  await showChat()
  await rooms()
  const message = aMessage({
    chatRoomId: omar.id,
    senderId: omar.otherUser.id,
    sequence: 3,
    content: 'متى؟',
    createdAt: '2026-11-20T12:00:00.000Z',
  })
  await act(async () => socket.tells('message:new', message))
  await room(/متى؟/)
  const [first] = await rooms()
  expect(first?.textContent).toMatch(/عمر.*متى؟.*1 unread message/)
  expect(socket.said).toContainEqual(['room:delivered', { chatRoomId: omar.id, sequence: 3 }])
})

test('says who is here and who types', async () => {
  apiAnswers(aMemberWith([faisal]))
  await showChat()
  await rooms()
  await act(async () => socket.tells('presence', { memberId: other, online: true }))
  await room(/Faisal Online/)
  await act(async () => socket.tells('typing', { chatRoomId: roomId, memberId: other, typing: true }))
  await room(/Typing\.\.\./)
  await act(async () => socket.goes())
  expect(screen.queryByRole('link', { name: /Online|Typing/ })).toBeNull()
  await screen.findByText('Connecting...')
})

test('shows what was typed and not sent', async () => {
  localStorage.setItem(memberStorageName(me, 'chat-drafts'), JSON.stringify({ [roomId]: 'On Monday' }))
  apiAnswers(aMemberWith([faisal]))
  await showChat()
  expect((await rooms())[0]?.textContent).toMatch(/Draft: On Monday/)
})

test('without rooms it says where one begins', async () => {
  apiAnswers(aMemberWith([]))
  await showChat()
  await screen.findByRole('heading', { name: 'No conversations yet' })
  expect(screen.getByRole('link', { name: 'See your matches' }).getAttribute('href')).toBe('/matches')
})

test('what could not be read is tried again', async () => {
  const unavailable = { status: 503, body: { code: 'unavailable', message: 'x' } }
  apiAnswers({ ...aMemberWith([]), [`GET /api/users/${me}/chat-rooms`]: unavailable })
  const user = await showChat()
  await screen.findByText(/Your messages are safe\./)
  apiAnswers(aMemberWith([faisal]))
  await user.click(screen.getByRole('button', { name: /Retry|Try again/ }))
  await rooms()
})

test('a room whose other member is gone goes too', async () => {
  apiAnswers(aMemberWith([faisal, omar]))
  await showChat()
  expect(await rooms()).toHaveLength(2)
  await act(async () => socket.tells('room:removed', { chatRoomId: roomId }))
  await waitFor(async () => expect(await rooms()).toHaveLength(1))
})
