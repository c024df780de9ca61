import { expect, test } from '@jest/globals'
import type { Operation } from './operations.ts'
import { isCostly, turnsOf, turnsOfRounds } from './plan.ts'

const operation = (key: string): Operation => ({
  key,
  service: 'users',
  method: '',
  path: '',
  parameters: [],
  body: undefined,
  definitions: {},
})
const operations = ['GET /api/a', 'DELETE /api/user/delete', 'GET /api/b'].map(operation)
const runsOf = (left: number, round = 0) =>
  turnsOf(operations, { seed: 1, round, left }).map(({ runs }) => runs)

test('each operation has as many cases in its turn, and a costly one few', () => {
  expect(operations.map(isCostly)).toEqual([false, true, false])
  expect(runsOf(1_000)).toEqual([25, 3, 25])
})

test('fuzz plan spreads few cases over all operations, and makes no more', () => {
  expect(runsOf(12)).toEqual([4, 3, 4])
  expect(runsOf(2)).toEqual([1, 1])
})

test('fuzz turns have distinct seeds, the same in the same round', () => {
  const seedsOf = (round: number) =>
    turnsOf(operations, { seed: 7, round, left: 1_000 }).map(({ seed }) => seed)
  expect(new Set([0, 1, 2].flatMap(seedsOf)).size).toBe(9)
  expect(seedsOf(1)).toEqual(seedsOf(1))
})

test('fuzz turns of several rounds end where no cases are left', () => {
  const turns = turnsOfRounds(operations, { seed: 7, round: 4, count: 3, left: 1_000 })
  expect(turns.slice(0, 3)).toEqual(turnsOf(operations, { seed: 7, round: 4, left: 1_000 }))
  expect(turns).toHaveLength(9)
  const few = turnsOfRounds(operations, { seed: 7, round: 0, count: 8, left: 70 })
  expect(few.reduce((sum, { runs }) => sum + runs, 0)).toBe(70)
})
