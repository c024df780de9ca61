import { expect, test } from '@jest/globals'
import { versionProblems } from './versions.ts'

test('package versions of two workspaces must be equal', () => {
  const problems = versionProblems([
    { name: 'a', dependencies: { zod: '4.6.7' } },
    { name: 'b', devDependencies: { zod: '4.6.6' } },
  ])
  expect(problems).toEqual(['zod is wanted in several versions: 4.6.7 (a) and 4.6.6 (b)'])
})

test('package version must be exact, except for an own workspace', () => {
  expect(versionProblems([{ name: 'a', dependencies: { zod: '^4.6.7' } }])).toHaveLength(1)
  expect(
    versionProblems([{ name: 'a', dependencies: { '@rafiq/contracts': '*', pg: '1.0.0-beta.1' } }]),
  ).toEqual([])
})
