import { expect, test } from '@jest/globals'
import { signatureCount } from '@rafiq/matching'
import { mostOfFew, SmallGroups, tierTable } from './among-few.ts'

const men = ['male']

test.each([
  [0, true],
  [mostOfFew, true],
  [mostOfFew + 1, false],
])('group of %i is small: %j', async (size, few) => {
  const count = (_city: string, _genders: readonly string[], limit: number) =>
    Promise.resolve(Math.min(size, limit))
  expect(await new SmallGroups().hasFew('abha', men, 0, count)).toBe(few)
})

test('group is counted anew after a minute, and each group on its own', async () => {
  const groups = new SmallGroups()
  const counted: string[] = []
  const count = (city: string, genders: readonly string[]) => {
    counted.push([city, ...genders].join('/'))
    return Promise.resolve(1)
  }
  await groups.hasFew('abha', men, 0, count)
  await groups.hasFew('abha', men, 59_999, count)
  await groups.hasFew('abha', ['female'], 59_999, count)
  await groups.hasFew('abha', men, 60_000, count)
  expect(counted).toEqual(['abha/male', 'abha/female', 'abha/male'])
})

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
