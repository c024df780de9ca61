import { expect, test } from '@jest/globals'
import { readTotalCount, readWaiting, writeTotalCount, writeWaiting } from './moderator-values.ts'

test.each([
  [{ count: 0, more: false }, '0'],
  [{ count: 207, more: false }, '207'],
  [{ count: 10_000, more: true }, '10000+'],
])('the total count %j is written and read as %s', (total, header) => {
  expect(writeTotalCount(total)).toBe(header)
  expect(readTotalCount(header)).toEqual(total)
})

test.each([null, '', '+', '12 ', '1e3', '-1', '1,000'])('%j is read as no total count', (header) => {
  expect(readTotalCount(header)).toBeNull()
})

test('the counts of waiting reports are read as they were written', () => {
  const waiting = { open: 3, taken: 0, escalated: 12 }
  expect(writeWaiting(waiting)).toBe('open=3,taken=0,escalated=12')
  expect(readWaiting(writeWaiting(waiting))).toEqual(waiting)
})

test.each([null, '', 'open=3', 'open=-1,taken=0,escalated=0', 'taken=0,open=3,escalated=0'])(
  '%j is read as no counts of waiting reports',
  (header) => expect(readWaiting(header)).toBeNull(),
)
