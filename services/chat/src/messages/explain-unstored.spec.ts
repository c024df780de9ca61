import { expect, test } from '@jest/globals'
import { explainUnstored, type Situation } from './explain-unstored.ts'

const free: Situation<{ roomId: string }> = { stored: null, isMember: true, isActive: true }
const stored = { roomId: 'here' }

test.each<[string, Partial<typeof free>, object]>([
  ['a message sent twice is the one that is stored', { stored }, { stored }],
  [
    'a message sent twice is answered also while its sender is paused by now',
    { stored, isActive: false },
    { stored },
  ],
  ['a client id names one message, in one room', { stored: { roomId: 'there' } }, { reason: 'other-room' }],
  ["somebody else's room does not exist", { isMember: false }, { reason: 'no-room' }],
  [
    "somebody else's room does not exist for somebody who is paused",
    { isMember: false, isActive: false },
    { reason: 'no-room' },
  ],
  ['a paused member sends nothing', { isActive: false }, { reason: 'paused' }],
  ['a message that nothing speaks against any more may be tried again', {}, { reason: 'changed' }],
])('unstored message is explained as %s', (_, situation, outcome) => {
  expect(explainUnstored({ ...free, ...situation }, 'here')).toEqual(outcome)
})

test('a message whose situation is unknown has no room', () => {
  expect(explainUnstored(undefined, 'here')).toEqual({ reason: 'no-room' })
})
