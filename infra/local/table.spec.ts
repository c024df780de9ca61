import { expect, test } from '@jest/globals'
import { table } from './table.ts'

test('a table has straight sides', () => {
  expect(
    table([['Addresses'], ['Rafiq', 'http://localhost:4000'], ['Mail inbox', 'http://localhost:4001']]),
  ).toBe(
    [
      '┌─────────────────────────────────────┐',
      '│ Addresses                           │',
      '│   Rafiq       http://localhost:4000 │',
      '│   Mail inbox  http://localhost:4001 │',
      '└─────────────────────────────────────┘',
    ].join('\n'),
  )
})
