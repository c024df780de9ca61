import { describe, expect, test } from '@jest/globals'
import type { Exposure } from '@rafiq/matching'
import { goalsOf, type Run, reportOf } from './report.ts'

const even: Exposure = { members: 500, gini: 0.3, neverShown: 0.01 }
const aRun = (all: Partial<Exposure> = {}, abha: Partial<Exposure> = {}, lists = {}): Run => {
  const byTurn = new Map([
    ['all', { ...even, members: 900, ...all }],
    ['abha', { ...even, ...abha }],
  ])
  const comparison = { compared: 20, different: 0, unfair: 0, ...lists }
  return { exposure: { byTurn, byActivity: new Map([['all', { ...even, gini: 0.9 }]]) }, comparison }
}
const missed = (...runs: Run[]) =>
  goalsOf(runs)
    .filter(({ met }) => !met)
    .map(({ goal }) => goal)

describe('the goals', () => {
  test('are all met by good figures, whatever the order before gave', () =>
    expect(missed(aRun())).toEqual([]))

  test.each<[string, Run]>([
    ['Gini coefficient at most 0.5', aRun({ gini: 0.51 })],
    ['at most 5 % never shown', aRun({ neverShown: 0.06 })],
    ['in each city of 200 and more: Gini at most 0.5', aRun({}, { gini: 0.6 })],
    ['in each city of 200 and more: at most 5 % never shown', aRun({}, { neverShown: 0.1 })],
    ['lists with somebody above or instead of a better match', aRun({}, {}, { unfair: 1 })],
    ['lists of the service unlike those of the model', aRun({}, {}, { different: 1 })],
  ])('%s', (goal, run) => expect(missed(run)).toEqual([goal]))

  test('judge the median of the populations, and no small city', () => {
    expect(missed(aRun(), aRun({ gini: 0.9 }), aRun())).toEqual([])
    expect(missed(aRun({}, { members: 40, gini: 0.9 }))).toEqual([])
  })

  test('judge every list, not the median', () => {
    expect(missed(aRun(), aRun({}, {}, { unfair: 1 }), aRun())).toHaveLength(1)
  })
})

test('fairness report has the previous order beside the current one', () => {
  expect(reportOf([aRun()])).toMatch(/^all +900 +0\.900 +0\.300 +1\.00 % +1\.00 %$/m)
})
