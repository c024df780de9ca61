import { expect, test } from '@jest/globals'
import { readTotalCount, writeTotalCount } from './moderator-values.ts'

test.each([
  [{ count: 0, more: false }, '0'],
  [{ count: 207, more: false }, '207'],
  [{ count: 10_000, more: true }, '10000+'],
])('the count %j travels as %s', (total, header) => {
  expect(writeTotalCount(total)).toBe(header)
  expect(readTotalCount(header)).toEqual(total)
})

test.each([null, '', '+', '12 ', '1e3', '-1', '1,000'])('%j is no count', (header) => {
  expect(readTotalCount(header)).toBeNull()
})
