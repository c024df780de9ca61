import { expect, test } from '@jest/globals'
import { statusTable } from './status-command.ts'

test('shows one line per remote in columns', () => {
  const at = { publishedAt: '2026-11-21T01:02:03.000Z' }
  expect(
    statusTable({
      remotes: [
        { name: 'chat', stable: '1.0.0', previous: null, setByHand: false, versions: 1, ...at },
        { name: 'matches', stable: '1.10.0', previous: '1.9.0', setByHand: true, versions: 12, ...at },
      ],
    }),
  ).toEqual([
    'remote   stable  before  set       published (UTC)   versions',
    'chat     1.0.0   –       by start  2026-11-21 01:02  1',
    'matches  1.10.0  1.9.0   by hand   2026-11-21 01:02  12',
  ])
})

test('says so where nothing was published', () => {
  expect(statusTable({ remotes: [] })).toEqual(['Nothing was published yet.'])
})
