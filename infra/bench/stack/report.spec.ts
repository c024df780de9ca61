import { expect, test } from '@jest/globals'
import { goalsOf, reportOf } from './report.ts'

test('stack report judges the median of the rounds', () => {
  expect(goalsOf({ bare: [70, 70, 70], kit: [100, 700, 90] })).toMatchObject([{ figure: '0.70', met: true }])
  expect(goalsOf({ bare: [70], kit: [101] })).toMatchObject([{ figure: '0.69', met: false }])
})

test('stack report has the cost of a request', () => {
  expect(reportOf({ bare: [80], kit: [125] })).toMatch(/a service +125 +8000/)
})
