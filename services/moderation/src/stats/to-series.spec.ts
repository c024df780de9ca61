import { expect, test } from '@jest/globals'
import { toPoints } from './to-series.ts'

test('series has a point for each step, and includes what was before', () => {
  const starts = ['2026-01-01', '2026-02-01', '2026-03-01']
  const figures = [
    { start: '2026-01-01', joined: 4, deleted: 1 },
    { start: '2026-03-01', joined: 1, deleted: 2 },
  ]
  expect(toPoints(starts, figures, 10)).toEqual([
    { start: '2026-01-01', joined: 4, deleted: 1, total: 13 },
    { start: '2026-02-01', joined: 0, deleted: 0, total: 13 },
    { start: '2026-03-01', joined: 1, deleted: 2, total: 12 },
  ])
})
