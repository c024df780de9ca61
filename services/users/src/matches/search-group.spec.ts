import { expect, test } from '@jest/globals'
import { limits } from '@rafiq/contracts'
import { signatureCount } from '@rafiq/matching'
import { GroupSizes, mostOfFew, mostOfSeveral, searchGroup, tierTable } from './search-group.ts'

const men = ['male']

/** Of two chunks. */
const ranked = [128, 1024].map((size) => ({ percentage: 100, signatures: Array<number>(size).fill(0) }))

test.each([
  [0, ['all']],
  [mostOfFew, ['all']],
  [mostOfFew + 1, ['chunk', 'all']],
  [mostOfSeveral, ['chunk', 'all']],
  [mostOfSeveral + 1, ['chunk', 'chunk']],
])('group of %i is read by %j where no chunk has enough', async (size, expected) => {
  const reads: string[] = []
  const read = async (what: string) => {
    reads.push(what)
    return [what]
  }
  const found = await searchGroup(size, ranked, {
    fetchAll: () => read('all'),
    fetchTiers: () => read('chunk'),
  })
  expect(reads).toEqual(expected)
  // Whoever the first chunk had is among all as well.
  expect(found).toEqual(expected.includes('all') ? ['all'] : expected)
})

test('group whose first chunk has enough is read no further', async () => {
  const fetchAll = () => Promise.reject(new Error('not needed'))
  const page = Array.from({ length: limits.matches.max }, (_, index) => index)
  expect(await searchGroup(mostOfSeveral, ranked, { fetchAll, fetchTiers: async () => page })).toEqual(page)
})

test('groups are counted no further than it matters', async () => {
  const limitsAsked: number[] = []
  const size = await new GroupSizes().sizeOf('abha', men, 0, async (_city, _genders, limit) => {
    limitsAsked.push(limit)
    return limit
  })
  expect([size, limitsAsked]).toEqual([mostOfSeveral + 1, [mostOfSeveral + 1]])
})

test('group is counted anew after a minute, and each group on its own', async () => {
  const groups = new GroupSizes()
  const counted: string[] = []
  const count = (city: string, genders: readonly string[]) => {
    counted.push([city, ...genders].join('/'))
    return Promise.resolve(1)
  }
  await groups.sizeOf('abha', men, 0, count)
  await groups.sizeOf('abha', men, 59_999, count)
  await groups.sizeOf('abha', ['female'], 59_999, count)
  await groups.sizeOf('abha', men, 60_000, count)
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
