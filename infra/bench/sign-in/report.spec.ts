import { expect, test } from '@jest/globals'
import { goalsOf, reportOf } from './report.ts'

const figures = (...slowest: number[]) => ({
  idle: slowest.map(() => [1, 10]),
  loaded: slowest.map((time) => [2, time]),
  signIns: slowest.map(() => 80),
  refused: slowest.map(() => 0.25),
})

test('sign-in benchmark judges the median of its rounds', () => {
  expect(goalsOf(figures(14, 15, 900))).toMatchObject([{ figure: '1.50', met: true }])
  expect(goalsOf(figures(14, 16, 17))).toMatchObject([{ figure: '1.60', met: false }])
})

test('sign-in benchmark report has the rate of sign-ins and of refusals', () => {
  expect(reportOf(figures(10), { reads: 100, concurrency: 40 })).toContain(
    'sign-ins a second: 80; refused with 503: 25 %',
  )
})
