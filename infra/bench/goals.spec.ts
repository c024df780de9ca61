import { expect, test } from '@jest/globals'
import { goalsIn, goalTable, summary, table } from './goals.ts'

test('table aligns columns and ends no line with spaces', () => {
  expect(
    table([
      ['a', 'long', 'x'],
      ['abc', 'b', ''],
    ]),
  ).toBe('a    long  x\nabc  b')
})

test('goal has its verdict', () => {
  const goals = [
    { goal: 'fast', figure: '1 ms', met: true },
    { goal: 'small', figure: '9 kB', met: false },
  ]
  expect(goalTable(goals)).toBe('PASS  fast   1 ms\nFAIL  small  9 kB')
})

test('goals are parsed from the output of a benchmark', () => {
  const goals = [
    { goal: 'p99 of a search among 1,000', figure: '1.0 ms (goal 2)', met: true },
    { goal: 'small', figure: '9 kB', met: false },
  ]
  expect(goalsIn(`PostgreSQL: 1.0 s\n\n${goalTable(goals)}\n\nPASSED nothing else`)).toEqual(goals)
  expect(goalsIn('build: 1.0 s')).toEqual([])
})

test('benchmark summary has verdict, goal, figure and command of each', () => {
  const results = [
    { command: 'npm run bench:a', goals: [{ goal: 'fast', figure: '1 ms', met: true }] },
    { command: 'npm run bench:b', goals: [{ goal: 'small', figure: '9 kB', met: false }] },
  ]
  expect(summary(results)).toBe('PASS  fast   1 ms  npm run bench:a\nFAIL  small  9 kB  npm run bench:b')
})
