import { describe, expect, test } from '@jest/globals'
import { type Figures, goalsOf, reportOf } from './report.ts'
import type { Tally } from './tally.ts'

const tally: Tally = { sent: 9, acknowledged: 9, refused: 0, delivered: 9, doubled: 0 }
const memory = { asked: 3_000, held: 3_000, heap: 10_000, resident: 20_000 }
const good: Figures = {
  saturation: {
    rates: { chat: [900, 700, 800], inserts: [1_000], manyInserts: [2_000], plain: [5_000] },
    tally,
    stored: 9,
  },
  latency: { perSecond: 400, chat: [{ p50: 5, p99: 60 }], plain: [{ p50: 1, p99: 2 }], tally },
  memory: { chat: { ...memory, heap: 13_000 }, plain: memory },
  minute: { users: 2_000, held: 2_000, seconds: 60, tally, processorShare: 0.1, p50: 3, p99: 9 },
}
const missed = (figures: Partial<Figures>) =>
  goalsOf({ ...good, ...figures })
    .filter(({ met }) => !met)
    .map(({ goal }) => goal)

describe('the goals', () => {
  test('are all met by good figures', () => expect(missed({})).toEqual([]))

  test.each<[string, Partial<Figures>]>([
    [
      'durable messages at least 0.7 times a plain insert loop',
      { saturation: { ...good.saturation, rates: { ...good.saturation.rates, chat: [699] } } },
    ],
    [
      'every message of the load stored and delivered once',
      { saturation: { ...good.saturation, tally: { ...tally, doubled: 1 } } },
    ],
    [
      'every message of the load stored and delivered once',
      { saturation: { ...good.saturation, stored: 8 } },
    ],
    [
      'p99 to the other at half of that at most 60 ms',
      { latency: { ...good.latency, chat: [{ p50: 5, p99: 60.1 }] } },
    ],
    [
      'every message at half of that stored and delivered once',
      { latency: { ...good.latency, tally: { ...tally, delivered: 8 } } },
    ],
    ['every socket held', { memory: { ...good.memory, chat: { ...memory, held: 2_999 } } }],
    [
      "heap of a socket at most 1.3 times bare Socket.IO's",
      { memory: { ...good.memory, chat: { ...memory, heap: 13_001 } } },
    ],
    [
      'every message of 2,000 members stored and delivered once',
      { minute: { ...good.minute, tally: { ...tally, acknowledged: 8, refused: 1 } } },
    ],
    ['every message of 2,000 members stored and delivered once', { minute: { ...good.minute, held: 1_999 } }],
  ])('%s', (goal, figures) => expect(missed(figures)).toEqual([goal]))
})

test('chat benchmark report has medians and names each goal as met or missed', () => {
  expect(reportOf(good)).toMatch(/chat service, durable +800 +1\.00 +900 700 800/)
  expect(reportOf(good)).toMatch(/10 such loops at once +2,000 +0\.40/)
  expect(reportOf(good)).toMatch(/PASS {2}durable messages .+ 0\.80/)
  const slow = { ...good.latency, chat: [{ p50: 5, p99: 70 }] }
  expect(reportOf({ ...good, latency: slow })).toMatch(/FAIL {2}p99 to the other .+ 70\.0 ms/)
})
