import { expect, test } from '@jest/globals'
import type { ReleaseDiff } from '@rafiq/platform-contracts'
import { diffLines } from './diff-command.ts'

const diff: ReleaseDiff = {
  remote: 'chat',
  from: '1.0.0',
  to: '1.1.0',
  bytes: { from: 51_234, to: 50_184 },
  files: {
    added: ['remoteEntry.js', 'room.00112233ff.js', 'search.00112233aa.css'],
    removed: ['remoteEntry.js', 'room.ffaa001122.js', 'rooms-old.js'],
    kept: 3,
  },
  changes: [{ what: 'route /chat/search', from: null, to: 'everybody' }],
}

test('diff command tells sizes, what a page sees of the change, and files by their names without the hash', () => {
  expect(diffLines(diff)).toEqual([
    'chat 1.0.0 → 1.1.0: 50.2 KB (-1.1 KB), 3 files as they were',
    '  route /chat/search  none → everybody',
    '  remoteEntry.js      changed',
    '  room.js             changed',
    '  search.css          new',
    '  rooms-old.js        gone',
  ])
})

test('diff command says in one line that nothing differs', () => {
  const same = { ...diff, bytes: { from: 1, to: 1 }, files: { added: [], removed: [], kept: 4 }, changes: [] }
  expect(diffLines(same)).toEqual(['chat 1.0.0 → 1.1.0: 0.0 KB (+0.0 KB), 4 files as they were'])
})
