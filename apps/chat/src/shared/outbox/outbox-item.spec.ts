import { expect, test } from '@jest/globals'
import type { OutboxItem } from '@rafiq/chat-client'
import { stateOf, unsentTexts } from './outbox-item.ts'

test.each<[OutboxItem['state'], OutboxItem['problem'], ReturnType<typeof stateOf>]>([
  ['waiting', null, 'sending'],
  ['waiting', 'network', 'waiting'],
  ['waiting', 'too-many-requests', 'waiting'],
  ['waiting', 'unavailable', 'failed'],
  ['failed', 'account-paused', 'failed'],
])('outbox item in state %s with %s is shown as %s', (state, problem, told) =>
  expect(stateOf({ state, problem })).toBe(told),
)

test('unsent mark of a room comes from its last failed message, not from one on its way', () => {
  const item = (chatRoomId: string, content: string, problem: OutboxItem['problem']): OutboxItem => ({
    order: 1,
    clientId: content,
    chatRoomId,
    content,
    createdAt: '2026-11-20T09:00:00.000Z',
    state: 'waiting',
    problem,
  })
  expect(
    unsentTexts([
      item('a', 'one', 'network'),
      item('a', 'two', 'network'),
      item('a', 'three', null),
      item('b', 'four', null),
    ]),
  ).toEqual({ a: 'two' })
})
