import { describe, expect, test } from '@jest/globals'
import type { Measured } from './measure.ts'
import { admissionGoals, goalsOf, reportOf } from './report.ts'

const good: Measured = {
  people: 1000,
  ours: [0.5, 1],
  statements: [1, 2],
  ungated: [0.5, 1],
  naive: [1, 1.5],
  brute: [3],
  idle: [0.1],
  recall: 1,
  naiveRecall: 1,
  ordered: 5,
  compared: 5,
}
const speed = 'among 1,000: p99 at most the better of naive SQL and 2 ms'
const missed = (figures: Partial<Measured>) =>
  goalsOf({ ...good, ...figures })
    .filter(({ met }) => !met)
    .map(({ goal }) => goal)

describe('the goals', () => {
  test('are all met by good figures', () => expect(missed({})).toEqual([]))

  test.each<[string, Partial<Measured>]>([
    ['among 1,000: p50 at most 1 ms', { ours: [1.1, 1.2], ungated: [1.1, 1.2] }],
    [speed, { ours: [1, 1.6], ungated: [1, 1.6] }],
    [speed, { ours: [1, 2.1], ungated: [1, 2.1], naive: [100] }],
    ['among 1,000: half of the searches in one statement', { statements: [2, 2] }],
    ['among 1,000: p50 with deal-breakers at most 1.1 of that without', { ungated: [0.45, 1] }],
    ['among 1,000: p90 with deal-breakers at most 1.1 of that without', { ungated: [0.5, 0.9] }],
    ['among 1,000: recall 1.000 against brute force', { recall: 0.9999 }],
    ['among 1,000: the order of brute force', { ordered: 4 }],
  ])('%s', (goal, figures) => expect(missed(figures)).toEqual([goal]))
})

test.each([
  [2.7, true],
  [2.8, false],
])('admission in %d of 3 ms meets its goal: %j', (ours, met) => {
  expect(admissionGoals({ ours: [ours], steps: [3] })).toEqual([expect.objectContaining({ met })])
})

test('matching report names each goal of each size as met or missed', () => {
  const report = reportOf([good, { ...good, people: 10_000, recall: 0.5 }], { ours: [2], steps: [3] })
  expect(report).toMatch(/PASS {2}among 1,000: recall 1.000 against brute force/)
  expect(report).toMatch(/FAIL {2}among 10,000: recall 1.000 against brute force +0\.500/)
})
