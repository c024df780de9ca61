import { expect, test } from '@jest/globals'
import { rowsOf } from './rows.ts'

test('chart row starts its day at midnight in Riyadh, with the requested figures', () => {
  const points = [{ start: '2026-11-01', joined: 3, deleted: 1, total: 40 }]
  expect(rowsOf(points, ['joined', 'deleted'])).toEqual([
    { at: Date.parse('2026-10-31T21:00:00.000Z'), values: { joined: 3, deleted: 1 } },
  ])
})
