import { expect, test } from '@jest/globals'
import { goalsOf, reportOf } from './report.ts'

const figures = (...storm: number[]) => ({
  calm: storm.map(() => [1, 10]),
  storm: storm.map((slowest) => [2, slowest]),
  signIns: storm.map(() => 80),
  refused: storm.map(() => 0.25),
})

test('the median of the rounds decides', () => {
  expect(goalsOf(figures(14, 15, 900))).toMatchObject([{ figure: '1.50', met: true }])
  expect(goalsOf(figures(14, 16, 17))).toMatchObject([{ figure: '1.60', met: false }])
})

test('the report tells of the storm itself', () => {
  expect(reportOf(figures(10), { reads: 100, storm: 40 })).toContain(
    'sign-ins a second: 80; refused with 503: 25 %',
  )
})
