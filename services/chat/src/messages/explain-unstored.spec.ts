import { expect, test } from '@jest/globals'
import { explainUnstored, type Situation } from './explain-unstored.ts'

const free: Situation<{ roomId: string }> = { stored: null, isMember: true, isActive: true }
const stored = { roomId: 'here' }

test.each<[string, Partial<typeof free>, object]>([
  ['a message sent twice is the one that is stored', { stored }, { stored }],
  ['also while its sender is paused by now', { stored, isActive: false }, { stored }],
  ['a client id names one message, in one room', { stored: { roomId: 'there' } }, { refusal: 'other-room' }],
  ["somebody else's room does not exist", { isMember: false }, { refusal: 'no-room' }],
  ['nor does it for somebody who is paused', { isMember: false, isActive: false }, { refusal: 'no-room' }],
  ['a paused member sends nothing', { isActive: false }, { refusal: 'paused' }],
  ['what changed meanwhile may be tried again', {}, { refusal: 'changed' }],
])('%s', (_, situation, outcome) => {
  expect(explainUnstored({ ...free, ...situation }, 'here')).toEqual(outcome)
})

test('without an answer there is no room', () => {
  expect(explainUnstored(undefined, 'here')).toEqual({ refusal: 'no-room' })
})
