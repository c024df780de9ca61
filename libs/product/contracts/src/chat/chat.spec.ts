import { expect, test } from '@jest/globals'
import { limits } from '../limits.ts'
import { sendMessageSchema } from './chat.ts'

const message = (content: string) =>
  sendMessageSchema.safeParse({
    chatRoomId: '01900000-0000-7000-8000-00000000000a',
    senderId: '01900000-0000-7000-8000-00000000000b',
    content,
  })

test.each([
  'السلام عليكم',
  '  with space around it ',
  '👨‍👩‍👧',
  '٣',
  '.',
  'سطر\nسطر',
  'م'.repeat(limits.message.max),
])('%j is a valid message, kept as typed', (content) => {
  expect(message(content).data?.content).toBe(content)
})

test.each([
  '',
  '   ',
  '\n\t ',
  '\u00a0\u3000',
  '\u200b\u200f\ufeff',
  '\u2800\u3164',
  'م'.repeat(limits.message.max + 1),
  'a\0b',
])('%j is no valid message', (content) => {
  expect(message(content).success).toBe(false)
})
