import { expect, test } from '@jest/globals'
import { type Figures, goalsOf, reportOf } from './report.ts'

const times = (milliseconds: number) => ({
  ...{ insert: milliseconds, page: milliseconds },
  ...{ unread: milliseconds, 'catch-up': milliseconds },
})
const figures = (...many: number[]): Figures => ({
  ...{ few: 1_000, many: 20_000 },
  rounds: many.map((milliseconds) => ({ few: times(1), many: times(milliseconds) })),
})

test('messages benchmark judges the median of its rounds, and misses its goal above 1.3', () => {
  expect(goalsOf(figures(1, 1.3, 9)).map(({ met }) => met)).toEqual([true, true, true, true])
  expect(goalsOf(figures(1, 1.31, 9)).map(({ met }) => met)).toEqual([false, false, false, false])
})

test('messages benchmark report has each statement in both tables', () => {
  expect(reportOf(figures(1.2))).toMatch(/unread +1\.000 +1\.200/)
  expect(reportOf(figures(1.2))).toContain('catch-up among 20000 messages at most 1.3 of that among 1000')
})
