import { expect, test } from '@jest/globals'
import { isComplete, noMessages, type Tally, together } from './tally.ts'

const good: Tally = { sent: 3, acknowledged: 3, refused: 0, delivered: 3, doubled: 0 }

test('chat benchmark tallies are summed', () => {
  expect(together([good, { ...good, doubled: 1 }])).toEqual({
    sent: 6,
    acknowledged: 6,
    refused: 0,
    delivered: 6,
    doubled: 1,
  })
  expect(together([])).toEqual(noMessages())
})

test.each<[Partial<Tally>, boolean]>([
  [{}, true],
  [{ acknowledged: 2, refused: 1 }, false],
  [{ delivered: 2 }, false],
  [{ doubled: 1 }, false],
])('chat benchmark tally %j is valid: %s', (change, complete) =>
  expect(isComplete({ ...good, ...change })).toBe(complete),
)
