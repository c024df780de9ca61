import { expect, test } from '@jest/globals'
import { SeenMessages } from './seen-messages.ts'

/** An id as the database makes it. */
const idAt = (milliseconds: number, name = '0') => {
  const time = milliseconds.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${name.padStart(12, '0')}`
}

test('a message that was seen is remembered', () => {
  const seen = new SeenMessages(10, 0)
  seen.add('a', 1)
  expect([seen.has('a'), seen.has('b')]).toEqual([true, false])
})

test('a message is remembered for a span at least and forgotten after two', () => {
  const seen = new SeenMessages(10, 0)
  seen.add('a', 9)
  seen.add('b', 10)
  seen.add('c', 19)
  expect(seen.has('a')).toBe(true)
  seen.add('d', 20)
  expect([seen.has('a'), seen.has('b'), seen.has('c')]).toEqual([false, true, true])
})

test('all messages are forgotten after a long silence', () => {
  const seen = new SeenMessages(10, 0)
  seen.add('a', 9)
  seen.add('b', 50)
  expect([seen.has('a'), seen.has('b')]).toEqual([false, true])
})

test('messages are counted by the second in which they were made, each once', () => {
  const seen = new SeenMessages(10, 0)
  seen.add(idAt(5_000, 'a'), 1)
  seen.add(idAt(5_999, 'b'), 2)
  seen.add(idAt(6_000, 'c'), 3)
  seen.add(idAt(5_000, 'a'), 12)
  seen.add(idAt(5_500, 'd'), 13)
  expect([5, 6, 7].map((second) => seen.countOf(second))).toEqual([3, 1, 0])
})
