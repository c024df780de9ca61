import { expect, test } from '@jest/globals'
import { sendMessageSchema } from '@rafiq/contracts/chat'
import { demoChat } from './demo-chat.ts'

const now = new Date('2026-03-01T10:00:00Z')
const chat = demoChat(now)

test('demo chat: the test members wrote one after the other, before now', () => {
  const times = chat.messages.map(({ createdAt }) => createdAt.getTime())
  expect(times).toEqual(times.toSorted())
  expect((times.at(-1) ?? 0) < now.getTime() && chat.room.createdAt.getTime() < (times[0] ?? 0)).toBe(true)
  expect(chat.messages.map(({ sequence }) => sequence)).toEqual(times.map((_, index) => index + 1))
  expect(new Set(chat.messages.map(({ senderId }) => senderId)).size).toBe(2)
})

test('demo chat: every message is one that anybody may send', () => {
  for (const { senderId, content } of chat.messages) {
    expect(sendMessageSchema.safeParse({ chatRoomId: chat.room.id, senderId, content }).success).toBe(true)
  }
})
