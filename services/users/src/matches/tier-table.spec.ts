import { expect, test } from '@jest/globals'
import { signatureCount } from '@rafiq/matching'
import { tierTable } from './tier-table.ts'

const ranking = [
  { percentage: 100, signatures: [7] },
  { percentage: 95, signatures: [3, 9] },
]

test('a tier table holds the number of its tier for each signature, and 0 for the others', () => {
  const table = tierTable(ranking)
  expect(table).toHaveLength(signatureCount)
  expect([...table.subarray(0, 10)]).toEqual([0, 0, 0, 2, 0, 0, 0, 1, 0, 2])
})

test('a tier table is made once for a ranking', () => {
  expect(tierTable(ranking)).toBe(tierTable(ranking))
  expect(tierTable([...ranking])).not.toBe(tierTable(ranking))
})
