import { describe, expect, test } from '@jest/globals'
import type { OutboxItem } from '@rafiq/chat-client'
import type { ChatMessage } from '@rafiq/contracts/chat'
import { aMessage, me, roomId, someMessages } from '../../testing/a-message.ts'
import { timelineRows } from './timeline-rows.ts'

const item = (clientId: string, createdAt = '2026-11-20T12:00:00.000Z'): OutboxItem => ({
  order: 1,
  clientId,
  chatRoomId: roomId,
  content: 'typed',
  createdAt,
  state: 'waiting',
  problem: null,
})
const rows = (messages: ChatMessage[], rest: Partial<Parameters<typeof timelineRows>[0]> = {}) =>
  timelineRows({ messages, outbox: [], me, complete: true, readBefore: 100, ...rest })
const at = (sequence: number, createdAt: string, senderId?: string) =>
  aMessage({ sequence, createdAt, ...(senderId && { senderId }) })

describe('days', () => {
  test('are Riyadh’s: half past nine in the evening in Greenwich is the next day', () => {
    const shown = rows([
      at(1, '2026-11-20T20:30:00Z'),
      at(2, '2026-11-20T21:30:00Z'),
      at(3, '2026-11-21T20:30:00Z'),
    ])
    expect(shown.map(({ newDay }) => newDay)).toEqual([true, true, false])
  })

  test('are shown above a lone message once no earlier message exists', () => {
    expect(rows(someMessages(5, 5), { complete: false })[0]?.newDay).toBe(false)
  })
})

describe('a row looks the same whatever comes above it later', () => {
  const looks = (shown: ReturnType<typeof rows>) =>
    new Map(shown.map(({ key, newDay, continues, firstUnread }) => [key, { newDay, continues, firstUnread }]))
  const quick = Array.from({ length: 6 }, (_, index) => at(index + 1, `2026-11-20T09:00:0${index}Z`))

  test.each([
    ['close to the one before', quick, 100],
    ['on another day than the one before', [at(1, '2026-11-19T09:00:00Z'), ...someMessages(2, 6)], 100],
    ['unread like the one before', quick, 1],
    ['the first unread', quick, 2],
    ['read, before the unread', quick, 4],
  ])('%s', (_, messages, readBefore) => {
    const whole = looks(rows(messages, { readBefore }))
    for (let from = 1; from < 5; from += 1) {
      const part = looks(rows(messages.slice(from), { complete: false, readBefore }))
      expect(part.size).toBe(5 - from)
      for (const [key, look] of part) expect(look).toEqual(whole.get(key))
    }
  })
})

test('messages of one person within five minutes are grouped', () => {
  const shown = rows([
    at(1, '2026-11-20T09:00:00Z'),
    at(2, '2026-11-20T09:04:00Z'),
    at(3, '2026-11-20T09:05:00Z', me),
    at(4, '2026-11-20T09:20:00Z', me),
  ])
  expect(shown.map(({ continues }) => continues)).toEqual([false, true, false, false])
})

describe('the first unread message', () => {
  const marked = (readBefore: number, messages = someMessages(1, 4)) =>
    rows(messages, { readBefore }).findIndex(({ firstUnread }) => firstUnread)

  test('is the first of somebody else after what was read', () => {
    expect(marked(2)).toBe(2)
    expect(marked(1, [aMessage({ sequence: 2, senderId: me }), aMessage({ sequence: 3 })])).toBe(1)
  })

  test('is none where everything was read', () => expect(marked(4)).toBe(-1))
})

describe('a message on its way', () => {
  test('stands after what is stored, as one’s own', () => {
    const shown = rows(someMessages(1, 2), { outbox: [item('a'), item('b')] })
    expect(shown.map(({ key }) => key).slice(-2)).toEqual(['a', 'b'])
    expect(shown.at(-1)).toMatchObject({ own: true, content: 'typed' })
  })

  test('is shown once, under the same key, as soon as it is stored', () => {
    const stored = aMessage({ sequence: 3, senderId: me, clientId: 'a' })
    const shown = rows([...someMessages(1, 2), stored], { outbox: [item('a')] })
    expect(shown.map(({ key }) => key)).toHaveLength(3)
    expect(shown.at(-1)).toMatchObject({ key: 'a', message: stored })
  })
})
