import { expect, test } from '@jest/globals'
import { sendMessageSchema } from '@rafiq/contracts'
import { demoChat } from './demo-chat.ts'

const now = new Date('2026-03-01T10:00:00Z')
const chat = demoChat(now)

test('the test members have talked, one after the other, before now', () => {
  const times = chat.messages.map(({ created_at }) => created_at)
  expect(times).toEqual(times.toSorted())
  expect(new Date(times.at(-1) ?? '') < now && chat.openedAt < new Date(times[0] ?? '')).toBe(true)
  expect(chat.messages.map(({ sequence }) => sequence)).toEqual(times.map((_, index) => index + 1))
  expect(new Set(chat.messages.map(({ sender_id }) => sender_id)).size).toBe(2)
})

test('they wrote what anybody may write', () => {
  for (const { sender_id, content } of chat.messages) {
    expect(sendMessageSchema.safeParse({ chatRoomId: chat.id, senderId: sender_id, content }).success).toBe(
      true,
    )
  }
})
