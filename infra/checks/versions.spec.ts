import { expect, test } from '@jest/globals'
import { versionProblems } from './versions.ts'

test('two workspaces may not want two versions of one package', () => {
  const problems = versionProblems([
    { name: 'a', dependencies: { zod: '4.6.7' } },
    { name: 'b', devDependencies: { zod: '4.6.6' } },
  ])
  expect(problems).toEqual(['zod is wanted in several versions: 4.6.7 (a) and 4.6.6 (b)'])
})

test('a version is exact, unless it is a workspace of our own', () => {
  expect(versionProblems([{ name: 'a', dependencies: { zod: '^4.6.7' } }])).toHaveLength(1)
  expect(
    versionProblems([{ name: 'a', dependencies: { '@rafiq/contracts': '*', pg: '1.0.0-beta.1' } }]),
  ).toEqual([])
})
