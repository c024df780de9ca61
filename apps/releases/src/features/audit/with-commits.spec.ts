import { expect, test } from '@jest/globals'
import { anEntry } from '../../testing/a-registry.ts'
import { withCommits } from './with-commits.ts'

test('a move has the commit of what it made live', () => {
  const move = anEntry({ action: 'rollback', commit: null })
  const other = anEntry({ action: 'rollback', commit: null, version: '0.1.0' })
  const grant = anEntry({ action: 'grant', commit: null, version: null })
  const published = anEntry()
  expect(withCommits([move, other, grant, published]).map(({ commit }) => commit)).toEqual([
    published.commit,
    null,
    null,
    published.commit,
  ])
})
