import { beforeEach, expect, test } from '@jest/globals'
import { profileQuery } from '@rafiq/app-kit'
import { apiAnswers } from '@rafiq/app-kit/testing'
import { memberStorageName } from '@rafiq/platform'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aMessage, aRoom, me, other, roomId } from '../testing/a-message.ts'
import { aMemberWith, readAgain, resetBrowser, showChat, socket } from '../testing/show.tsx'

const omar = aRoom({
  id: '01890a5d-ac96-774b-bcce-b302099a8200',
  otherUser: { id: '01890a5d-ac96-774b-bcce-b302099a8003', name: 'عمر' },
  messages: [aMessage({ sequence: 2, senderId: me, content: 'تمام', createdAt: '2026-11-20T08:00:00.000Z' })],
})
const faisal = aRoom({ messages: [aMessage({ content: 'When can I see it?' })] })
const unavailable = { status: 503, body: { code: 'unavailable', message: 'x' } }
const unread = { ...faisal, unreadCount: 2, own: { deliveredSequence: 1, readSequence: 0 } }

beforeEach(resetBrowser)

const rooms = async () =>
  within(await screen.findByRole('list', { name: 'Conversations' })).getAllByRole('link')
const room = (name: RegExp) => screen.findByRole('link', { name })

test("the list shows each room's last message, its author, and the unread count", async () => {
  apiAnswers(aMemberWith([unread, omar]))
  await showChat()
  const [first, second] = await rooms()
  expect(first?.textContent).toMatch(/Faisal.*When can I see it\?.*2 unread messages/)
  expect(second?.textContent).toMatch(/عمر.*You: تمام/)
  screen.getByRole('heading', { level: 1, name: 'Chat' })
})

test('the list counts unread messages in Arabic', async () => {
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
  await act(async () => socket.serverEmits('message:new', message))
  await room(/متى؟/)
  const [first] = await rooms()
  expect(first?.textContent).toMatch(/عمر.*متى؟.*1 unread message/)
  const delivered = ['room:delivered', { chatRoomId: omar.id, sequence: 3 }]
  await waitFor(() => expect(socket.emitted).toContainEqual(delivered))
})

test('a message that has arrived is reported at the latest when the page is left', async () => {
  apiAnswers(aMemberWith([omar]))
  await showChat()
  await rooms()
  const message = aMessage({ chatRoomId: omar.id, senderId: omar.otherUser.id, sequence: 3 })
  act(() => {
    socket.serverEmits('message:new', message)
    window.dispatchEvent(new Event('pagehide'))
  })
  expect(socket.emitted).toContainEqual(['room:delivered', { chatRoomId: omar.id, sequence: 3 }])
})

test('the list shows who is online and who types', async () => {
  apiAnswers(aMemberWith([faisal]))
  await showChat()
  await rooms()
  await act(async () => socket.serverEmits('presence', { memberId: other, online: true }))
  await room(/Faisal Online/)
  await act(async () => socket.serverEmits('typing', { chatRoomId: roomId, memberId: other, typing: true }))
  await room(/Typing\.\.\./)
  await act(async () => socket.disconnects())
  expect(screen.queryByRole('link', { name: /Online|Typing/ })).toBeNull()
  await screen.findByText('Connecting...')
})

test('the list shows an unsent draft', async () => {
  localStorage.setItem(memberStorageName(me, 'chat-drafts'), JSON.stringify({ [roomId]: 'On Monday' }))
  apiAnswers(aMemberWith([faisal]))
  await showChat()
  expect((await rooms())[0]?.textContent).toMatch(/Draft: On Monday/)
})

test('the list without rooms says where a conversation begins', async () => {
  apiAnswers(aMemberWith([]))
  await showChat()
  await screen.findByRole('heading', { name: 'No conversations yet' })
  expect(screen.getByRole('link', { name: 'See your matches' }).getAttribute('href')).toBe('/matches')
})

test('a list that could not be read can be read again', async () => {
  apiAnswers({ ...aMemberWith([]), [`GET /api/users/${me}/chat-rooms`]: unavailable })
  const user = await showChat()
  await screen.findByText(/Your messages are safe\./)
  apiAnswers(aMemberWith([faisal]))
  await user.click(screen.getByRole('button', { name: /Retry|Try again/ }))
  await rooms()
})

test('a room of the list opens also where the profile is known and could not be read again', async () => {
  apiAnswers(aMemberWith([faisal]))
  const user = await showChat()
  await rooms()
  apiAnswers({ ...aMemberWith([faisal], faisal.messages), 'GET /api/user/profile': unavailable })
  await readAgain(profileQuery.queryKey)
  await user.click(await room(/Faisal/))
  await screen.findByRole('heading', { level: 1, name: 'Faisal' })
})

test('a room whose other member is deleted disappears from the list', async () => {
  apiAnswers(aMemberWith([faisal, omar]))
  await showChat()
  expect(await rooms()).toHaveLength(2)
  await act(async () => socket.serverEmits('room:removed', { chatRoomId: roomId }))
  await waitFor(async () => expect(await rooms()).toHaveLength(1))
})
