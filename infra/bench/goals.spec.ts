import { expect, test } from '@jest/globals'
import { goalTable, table } from './goals.ts'

test('a table lines its columns up and ends no line with spaces', () => {
  expect(
    table([
      ['a', 'long', 'x'],
      ['abc', 'b', ''],
    ]),
  ).toBe('a    long  x\nabc  b')
})

test('a goal bears its verdict', () => {
  const goals = [
    { goal: 'fast', figure: '1 ms', met: true },
    { goal: 'small', figure: '9 kB', met: false },
  ]
  expect(goalTable(goals)).toBe('PASS  fast   1 ms\nFAIL  small  9 kB')
})
