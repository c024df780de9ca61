import { expect, test } from '@jest/globals'
import { valueAxis } from './value-axis.ts'

const rows = (...values: number[]) => values.map((value, at) => ({ at, values: { a: value } }))

test('value axis of zeros has no figure but zero', () => {
  expect(valueAxis(rows(0, 0), true)).toEqual({ domain: [0, 1], ticks: [0] })
})

test('value axis of anything else goes as far as the values do', () => {
  expect(valueAxis(rows(0, 0.2), true)).toEqual({ domain: [0, 'auto'] })
})

test('value axis that need not begin with nothing begins near the least value', () => {
  expect(valueAxis(rows(7, 9), false)).toEqual({ domain: ['auto', 'auto'] })
})
