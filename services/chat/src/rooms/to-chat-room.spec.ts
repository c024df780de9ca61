import { expect, test } from '@jest/globals'
import { chatRoomSchema } from '@rafiq/contracts/chat'
import { type RoomRow, toChatRoom } from './to-chat-room.ts'

const id = (end: string) => `01900000-0000-7000-8000-00000000000${end}`
const row: RoomRow = {
  id: id('a'),
  createdAt: new Date('2026-03-01T10:00:00Z'),
  otherId: id('b'),
  otherName: 'نورة',
  unreadCount: 0,
  delivered: 0,
  read: 0,
  otherDelivered: 0,
  otherRead: 0,
  last: null,
}
const last = {
  id: id('c'),
  roomId: id('a'),
  senderId: id('b'),
  content: 'هلا',
  createdAt: new Date('2026-03-02T10:00:00Z'),
  clientId: null,
  sequence: 7,
}

test('chat room without messages was last active when it was opened', () => {
  const room = toChatRoom(row, false)
  expect(chatRoomSchema.strict().parse(room)).toEqual(room)
  expect(room).toMatchObject({ messages: [], lastActivityAt: '2026-03-01T10:00:00.000Z' })
})

test('chat room has its last message and the progress of both members', () => {
  const room = toChatRoom(
    { ...row, last, unreadCount: 2, delivered: 7, read: 5, otherDelivered: 7, otherRead: 6 },
    true,
  )
  expect(chatRoomSchema.strict().parse(room)).toEqual(room)
  expect(room).toMatchObject({
    id: id('a'),
    otherUser: { id: id('b'), name: 'نورة' },
    messages: [
      {
        id: id('c'),
        chatRoomId: id('a'),
        senderId: id('b'),
        content: 'هلا',
        createdAt: '2026-03-02T10:00:00.000Z',
        sequence: 7,
      },
    ],
    unreadCount: 2,
    own: { deliveredSequence: 7, readSequence: 5 },
    other: { deliveredSequence: 7, readSequence: 6, online: true },
    lastActivityAt: '2026-03-02T10:00:00.000Z',
  })
})
