import { expect, test } from '@jest/globals'
import { toIssues } from './schema-issues.ts'

test('a path is told in dots', () => {
  expect(toIssues([{ message: 'wrong', path: ['lifestyle', 2, { key: 'x' }] }])).toEqual([
    { path: 'lifestyle.2.x', message: 'wrong' },
  ])
})

test('an issue of the whole has an empty path', () => {
  expect(toIssues([{ message: 'wrong' }])).toEqual([{ path: '', message: 'wrong' }])
})

test('an answer stays small however much is wrong', () => {
  expect(toIssues(Array.from({ length: 5_000 }, () => ({ message: 'wrong' })))).toHaveLength(50)
})
