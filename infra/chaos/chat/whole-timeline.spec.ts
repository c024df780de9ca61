import { expect, test } from '@jest/globals'
import type { ChatMessage } from '@rafiq/contracts/chat'
import { WholeTimeline } from './whole-timeline.ts'

const at = (...sequences: number[]) => sequences.map((sequence) => ({ sequence }) as ChatMessage)
const shown = (timeline: WholeTimeline, ...sequences: number[]) =>
  timeline.take(at(...sequences)).map(({ sequence }) => sequence)

test('whole timeline shows each message once, however often it comes', () => {
  const timeline = new WholeTimeline()
  expect(shown(timeline, 1, 2, 2)).toEqual([1, 2])
  expect(shown(timeline, 1, 2, 3)).toEqual([3])
})

test('whole timeline keeps back what is ahead of a gap until that is filled', () => {
  const timeline = new WholeTimeline()
  expect(shown(timeline, 2, 4)).toEqual([])
  expect(timeline.hasGap).toBe(true)
  expect(shown(timeline, 1)).toEqual([1, 2])
  expect(shown(timeline, 3)).toEqual([3, 4])
  expect([timeline.hasGap, timeline.last?.sequence]).toEqual([false, 4])
})

test('whole timeline shows each message of a long conversation once, and keeps the last of them', () => {
  const timeline = new WholeTimeline()
  const all = Array.from({ length: 1_000 }, (_, index) => index + 1)
  expect(all.flatMap((sequence) => shown(timeline, sequence))).toEqual(all)
  expect(shown(timeline, ...all)).toEqual([])
  expect(shown(timeline, 1_001)).toEqual([1_001])
})
