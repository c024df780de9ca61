import { expect, test } from '@jest/globals'
import { SeenMessages } from './seen-messages.ts'

/** An id as the database makes it. */
const idAt = (milliseconds: number, name = '0') => {
  const time = milliseconds.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${name.padStart(12, '0')}`
}

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => idAt(5_000, name)) as [string, string, string, string]

test('a message that went out to a member is remembered for that member alone', () => {
  const seen = new SeenMessages(10, 0)
  seen.add(a, 'one', 1)
  expect([seen.has(a, 'one'), seen.has(a, 'two'), seen.has(b, 'one')]).toEqual([true, false, false])
})

test('a message is remembered for a span at least and forgotten after two', () => {
  const seen = new SeenMessages(10, 0)
  seen.add(a, 'one', 9)
  seen.add(b, 'one', 10)
  seen.add(c, 'one', 19)
  expect(seen.has(a, 'one')).toBe(true)
  seen.add(d, 'one', 20)
  expect([a, b, c].map((id) => seen.has(id, 'one'))).toEqual([false, true, true])
})

test('all messages are forgotten after a long silence', () => {
  const seen = new SeenMessages(10, 0)
  seen.add(a, 'one', 9)
  seen.add(b, 'one', 50)
  expect([a, b].map((id) => seen.has(id, 'one'))).toEqual([false, true])
})

test('what went out is counted by the second in which it was made, once for each of the members asked for', () => {
  const seen = new SeenMessages(10, 0)
  seen.add(idAt(5_000, 'a'), 'one', 1)
  seen.add(idAt(5_000, 'a'), 'two', 1)
  seen.add(idAt(5_999, 'b'), 'one', 2)
  seen.add(idAt(6_000, 'c'), 'one', 3)
  seen.add(idAt(5_000, 'a'), 'one', 12)
  seen.add(idAt(5_500, 'd'), 'gone', 13)
  const counts = (...members: string[]) => [5, 6, 7].map((second) => seen.countOf(second, new Set(members)))
  expect(counts('one', 'two')).toEqual([3, 1, 0])
  expect(counts('one')).toEqual([2, 1, 0])
  expect(counts('elsewhere')).toEqual([0, 0, 0])
})
