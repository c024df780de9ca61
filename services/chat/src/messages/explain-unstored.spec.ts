import { expect, test } from '@jest/globals'
import { explainUnstored, type Situation } from './explain-unstored.ts'

const stored = 'a message'

const free: Situation<string> = { stored: null, isMember: true, isActive: true }

test.each<[string, Partial<typeof free>, object]>([
  ['a message sent twice is the one that is stored', { stored }, { stored }],
  [
    'a message sent twice is answered also while its sender is paused by now',
    { stored, isActive: false },
    { stored },
  ],
  ["somebody else's room does not exist", { isMember: false }, { reason: 'no-room' }],
  [
    "somebody else's room does not exist for somebody who is paused",
    { isMember: false, isActive: false },
    { reason: 'no-room' },
  ],
  ['a paused member sends nothing', { isActive: false }, { reason: 'paused' }],
  ['a message that nothing speaks against any more may be tried again', {}, { reason: 'changed' }],
])('unstored message is explained as %s', (_, situation, outcome) => {
  expect(explainUnstored({ ...free, ...situation })).toEqual(outcome)
})

test('a message whose situation is unknown has no room', () => {
  expect(explainUnstored(undefined)).toEqual({ reason: 'no-room' })
})
