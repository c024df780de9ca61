import { expect, test } from '@jest/globals'
import { goalsOf, reportOf } from './report.ts'

test('the median of the rounds decides', () => {
  expect(goalsOf({ bare: [70, 70, 70], kit: [100, 700, 90] })).toMatchObject([{ figure: '0.70', met: true }])
  expect(goalsOf({ bare: [70], kit: [101] })).toMatchObject([{ figure: '0.69', met: false }])
})

test('the report tells what a request costs', () => {
  expect(reportOf({ bare: [80], kit: [125] })).toMatch(/a service +125 +8000/)
})
