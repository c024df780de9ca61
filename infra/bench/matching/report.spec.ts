import { describe, expect, test } from '@jest/globals'
import { type Figures, goalsOf, reportOf } from './report.ts'

const good: Figures = {
  people: 1_000_000,
  baseline: 100_000,
  idle: [0.1],
  ours: [0.5, 1, 2],
  oursAtBaseline: [1, 2],
  naive: [10, 20],
  brute: [3],
  recall: 1,
  naiveRecall: 1,
  ordered: 5,
  compared: 5,
  effort: [{ chunks: 1, indexSearches: 7 }],
}
const missed = (figures: Partial<Figures>) =>
  goalsOf({ ...good, ...figures })
    .filter(({ met }) => !met)
    .map(({ goal }) => goal)

describe('the goals', () => {
  test('are all met by good figures', () => expect(missed({})).toEqual([]))

  test.each<[string, Partial<Figures>]>([
    ['p50 at most 1 ms', { ours: [1.1, 1.2, 2] }],
    ['p99 at most 5 ms', { ours: [1, 5.1], naive: [100], oursAtBaseline: [5] }],
    ['recall 1.000 against brute force', { recall: 0.9999 }],
    ['the order of brute force', { ordered: 4 }],
    ['p99 at most 1.5 times that of the small population', { oursAtBaseline: [1] }],
    ["p99 at most a fifth of naive SQL's", { naive: [9] }],
  ])('%s', (goal, figures) => expect(missed(figures)).toEqual([goal]))
})

test('the report names each goal as kept or missed', () => {
  expect(reportOf(good)).toMatch(/PASS {2}p50 at most 1 ms/)
  expect(reportOf({ ...good, recall: 0.5 })).toMatch(/FAIL {2}recall 1.000 against brute force +0\.500/)
})
