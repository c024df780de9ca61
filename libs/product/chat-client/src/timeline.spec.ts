import { describe, expect, test } from '@jest/globals'
import type { ChatMessage } from '@rafiq/contracts/chat'
import { emptyTimeline, hasGap, mergeMessages, reachesStart, type Timeline } from './timeline.ts'

const aMessage = ({ sequence }: Pick<ChatMessage, 'sequence'>) =>
  ({ id: `message ${sequence}`, sequence }) as ChatMessage

/** Messages with the sequences `from` to `to`. */
const someMessages = (from: number, to: number): ChatMessage[] =>
  Array.from({ length: to - from + 1 }, (_, index) => aMessage({ sequence: from + index }))

const after = (...pages: [from: number, to: number][]): Timeline =>
  pages.reduce((timeline, [from, to]) => mergeMessages(timeline, someMessages(from, to)), emptyTimeline)
const shown = ({ messages }: Timeline) => messages.map(({ sequence }) => sequence)
const ahead = (timeline: Timeline) => timeline.ahead.map(({ sequence }) => sequence)

describe('messages', () => {
  test('are in the order of their sequence, in whatever order they come', () => {
    const shuffled = [3, 1, 2].map((sequence) => aMessage({ sequence }))
    expect(shown(mergeMessages(emptyTimeline, shuffled))).toEqual([1, 2, 3])
  })

  test('are there once, however often they come', () => {
    expect(shown(after([1, 3], [2, 4], [1, 4]))).toEqual([1, 2, 3, 4])
  })

  test('nothing new is the same object, so that nothing is drawn again', () => {
    const timeline = after([1, 3])
    expect(mergeMessages(timeline, someMessages(2, 3))).toBe(timeline)
    expect(mergeMessages(timeline, [])).toBe(timeline)
  })

  test('an older page goes before them', () => {
    expect(shown(after([51, 60], [41, 50]))).toEqual(Array.from({ length: 20 }, (_, index) => 41 + index))
  })

  test('what lies before with a gap is left for when it is asked for', () => {
    const timeline = after([51, 52], [1, 2])
    expect(shown(timeline)).toEqual([51, 52])
    expect(hasGap(timeline)).toBe(false)
  })
})

describe('a gap', () => {
  test('holds back what came after it', () => {
    const timeline = after([1, 2], [4, 5])
    expect(shown(timeline)).toEqual([1, 2])
    expect(ahead(timeline)).toEqual([4, 5])
    expect(hasGap(timeline)).toBe(true)
  })

  test('that is filled shows all of it', () => {
    const timeline = after([1, 2], [4, 5], [3, 3])
    expect(shown(timeline)).toEqual([1, 2, 3, 4, 5])
    expect(hasGap(timeline)).toBe(false)
  })

  test('filled in parts shows messages up to the next gap', () => {
    const timeline = after([1, 2], [8, 8], [5, 6], [3, 3])
    expect(shown(timeline)).toEqual([1, 2, 3])
    expect(ahead(timeline)).toEqual([5, 6, 8])
    expect(shown(mergeMessages(timeline, someMessages(4, 7)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('keeps what is held back once', () => {
    const timeline = after([1, 2], [4, 5])
    expect(mergeMessages(timeline, someMessages(4, 5))).toBe(timeline)
  })
})

test('every order of the same pages ends the same', () => {
  const pages: [number, number][] = [
    [10, 12],
    [13, 13],
    [15, 16],
    [14, 14],
    [8, 9],
  ]
  const orders = (rest: [number, number][]): [number, number][][] =>
    rest.length < 2
      ? [rest]
      : rest.flatMap((page, index) => orders(rest.toSpliced(index, 1)).map((others) => [page, ...others]))
  for (const order of orders(pages.slice(1))) {
    const timeline = after(pages[0] ?? [0, 0], ...order)
    expect(shown(timeline)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16])
    expect(ahead(timeline)).toEqual([])
  }
})

test('the start is known by the first sequence; a room without messages has nothing before', () => {
  expect([after([1, 2]), after([2, 3]), emptyTimeline].map(reachesStart)).toEqual([true, false, true])
})
