import { expect, test } from '@jest/globals'
import { titleSubjectProblems } from './title-subjects.ts'

const problemsOf = (text: string) => titleSubjectProblems([{ path: 'a.spec.ts', text }])

test.each(['says how many', 'is of 2025 (%s)', 'what is not there is refused', 'its files are gone'])(
  'title subject check refuses "%s"',
  (title) => {
    expect(problemsOf(`test('${title}', () => {})`)).toEqual([
      `a.spec.ts: the test "${title}" does not name its subject`,
    ])
  },
)

test('title subject check accepts a title that begins with its subject', () => {
  expect(problemsOf(`test('footer shows the year', () => {})`)).toEqual([])
})

test('title subject check accepts a verb within a describe that names the subject', () => {
  expect(problemsOf(`describe('footer', () => { test('shows the year', () => {}) })`)).toEqual([])
})

test.each(['%s', '%s: %j', '%i with %j is %s'])('title subject check refuses values alone: "%s"', (title) => {
  expect(problemsOf(`test('${title}', () => {})`)).toEqual([
    `a.spec.ts: the test "${title}" has no subject beside its values`,
  ])
})

test.each([
  ['the page of a stranger is refused', 'stranger'],
  ['a service that is away is asked again', 'is away'],
  ['a room is gone before she reads it', 'she'],
])('title subject check refuses the wording of "%s"', (title, word) => {
  expect(problemsOf(`test('${title}', () => {})`)).toEqual([
    `a.spec.ts: the test "${title}" says "${word}": name the role or the technical term`,
  ])
})
