import { describe, expect, test } from '@jest/globals'
import { aMessage, aRoom, me, other, roomId } from '../../testing/a-message.ts'
import {
  mergeRooms,
  readUpTo,
  unreadIn,
  withMessage,
  withOtherProgress,
  withOwnProgress,
  withoutRoom,
  withPresence,
  withRoom,
} from './rooms.ts'

const first = aRoom({ messages: [aMessage({ sequence: 3 })] })
const second = aRoom({
  id: 'second',
  otherUser: { id: 'third', name: 'Omar' },
  lastActivityAt: '2026-11-20T10:00:00.000Z',
})
const rooms = [second, first]
const roomIn = (all: readonly (typeof first)[]) => all.find(({ id }) => id === roomId)

describe('a message', () => {
  const message = aMessage({ sequence: 4, createdAt: '2026-11-20T11:00:00.000Z' })

  test('becomes its room’s last one, brings the room to the top, and waits to be read', () => {
    const [top] = withMessage(rooms, message, me)
    expect(top).toMatchObject({ id: roomId, messages: [message], unreadCount: 1 })
    expect(unreadIn(withMessage(rooms, message, me))).toBe(1)
  })

  test('counts once, however often it is delivered', () => {
    expect(unreadIn(withMessage(withMessage(rooms, message, me), message, me))).toBe(1)
  })

  test('of one’s own waits for nobody', () => {
    expect(unreadIn(withMessage(rooms, { ...message, senderId: me }, me))).toBe(0)
  })

  test('from an earlier page changes nothing', () => {
    expect(withMessage(rooms, aMessage({ sequence: 2 }), me)).toEqual(rooms)
  })
})

describe('progress', () => {
  const unread = withMessage(rooms, aMessage({ sequence: 4 }), me)

  test('to the last message leaves nothing to read; to an earlier one does', () => {
    const read = (sequence: number) =>
      unreadIn(withOwnProgress(unread, { chatRoomId: roomId, sequence }, 'readSequence'))
    expect([read(4), read(3)]).toEqual([0, 1])
  })

  test('never decreases, and a read message counts as delivered', () => {
    const at = (sequence: number, step: 'readSequence' | 'deliveredSequence') =>
      roomIn(withOtherProgress(rooms, { chatRoomId: roomId, sequence }, step))?.other
    expect(at(5, 'readSequence')).toMatchObject({ readSequence: 5, deliveredSequence: 5 })
    expect(at(5, 'deliveredSequence')).toMatchObject({ readSequence: 3, deliveredSequence: 5 })
    expect(at(1, 'readSequence')).toMatchObject({ readSequence: 3 })
  })
})

describe('messages of one’s own', () => {
  const received = withMessage(rooms, aMessage({ sequence: 4 }), me)
  const answered = withMessage(received, aMessage({ sequence: 5, senderId: me }), me)
  const read = withOwnProgress(answered, { chatRoomId: roomId, sequence: 4 }, 'readSequence')

  test('leave nothing to read once what came before them is read', () => {
    expect(unreadIn(answered)).toBe(1)
    expect(unreadIn(read)).toBe(0)
    expect(unreadIn(mergeRooms(answered, read, answered))).toBe(0)
  })

  test('leave nothing to read, however many follow one another', () => {
    const once = withMessage(answered, aMessage({ sequence: 6, senderId: me }), me)
    const twice = withMessage(once, aMessage({ sequence: 7, senderId: me }), me)
    const progress = (sequence: number) => ({ chatRoomId: roomId, sequence })
    expect(unreadIn(withOwnProgress(twice, progress(3), 'readSequence'))).toBe(1)
    expect(unreadIn(withOwnProgress(twice, progress(4), 'readSequence'))).toBe(0)
  })

  test('count as read in a room with nothing to read', () => {
    expect([answered, read].map(roomIn).map((room) => room && readUpTo(room))).toEqual([3, 5])
  })
})

test('presence applies to a person in every room', () => {
  expect(withPresence(rooms, { memberId: other, online: true }).map((room) => room.other.online)).toEqual([
    false,
    true,
  ])
})

test('a room is added, replaced and removed', () => {
  expect(withRoom(rooms, { ...first, unreadCount: 2 }).map(({ unreadCount }) => unreadCount)).toEqual([0, 2])
  expect(withoutRoom(rooms, 'second')).toEqual([first])
})

describe('rooms that are read again', () => {
  const told = withMessage(rooms, aMessage({ sequence: 4 }), me)

  test('do not undo what the socket reported meanwhile', () => {
    expect(roomIn(mergeRooms(rooms, told, rooms))).toMatchObject({
      unreadCount: 1,
      messages: [{ sequence: 4 }],
    })
    const read = withOwnProgress(told, { chatRoomId: roomId, sequence: 4 }, 'readSequence')
    expect(roomIn(mergeRooms(told, read, told))).toMatchObject({ unreadCount: 0, own: { readSequence: 4 } })
    const here = withPresence(rooms, { memberId: other, online: true })
    expect(roomIn(mergeRooms(rooms, here, rooms))?.other.online).toBe(true)
  })

  test('keep a room that was opened meanwhile, and leave out one that was removed', () => {
    expect(mergeRooms([second], rooms, [second])).toEqual(rooms)
    expect(mergeRooms(rooms, [second], rooms)).toEqual([second])
  })

  test('are otherwise as they were read', () => {
    const read = [{ ...first, other: { ...first.other, online: true } }]
    expect(mergeRooms(rooms, rooms, read)).toEqual(read)
    expect(mergeRooms([], [], rooms)).toEqual(rooms)
  })
})
