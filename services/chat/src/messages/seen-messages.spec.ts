import { expect, test } from '@jest/globals'
import { SeenMessages } from './seen-messages.ts'

test('remembers what was seen', () => {
  const seen = new SeenMessages(10, 0)
  seen.add('a', 1)
  expect([seen.has('a'), seen.has('b')]).toEqual([true, false])
})

test('remembers for a span at least and forgets after two', () => {
  const seen = new SeenMessages(10, 0)
  seen.add('a', 9)
  seen.add('b', 10)
  seen.add('c', 19)
  expect(seen.has('a')).toBe(true)
  seen.add('d', 20)
  expect([seen.has('a'), seen.has('b'), seen.has('c')]).toEqual([false, true, true])
})

test('forgets all after a long silence', () => {
  const seen = new SeenMessages(10, 0)
  seen.add('a', 9)
  seen.add('b', 50)
  expect([seen.has('a'), seen.has('b')]).toEqual([false, true])
})
