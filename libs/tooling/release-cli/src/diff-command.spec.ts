import { expect, test } from '@jest/globals'
import { diffLines } from './diff-command.ts'

test('tells sizes, what a page sees of the change, and files', () => {
  expect(
    diffLines({
      remote: 'chat',
      from: '1.0.0',
      to: '1.1.0',
      bytes: { from: 1000, to: 900 },
      files: { added: ['room.b.js'], removed: ['room.a.js'], kept: 3 },
      changes: [{ what: 'route /chat/search', from: null, to: 'everybody' }],
    }),
  ).toEqual([
    'chat 1.0.0 → 1.1.0: 3 files as they were, 900 bytes (-100)',
    '  route /chat/search: none → everybody',
    '- room.a.js',
    '+ room.b.js',
  ])
})
