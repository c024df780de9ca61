import { expect, test } from '@jest/globals'
import { mostOfFew, SmallGroups } from './small-groups.ts'

const men = ['male']

test.each([
  [0, true],
  [mostOfFew, true],
  [mostOfFew + 1, false],
])('a group of %i is small: %j', async (size, few) => {
  const count = (_city: string, _genders: readonly string[], limit: number) =>
    Promise.resolve(Math.min(size, limit))
  expect(await new SmallGroups().hasFew('abha', men, 0, count)).toBe(few)
})

test('a group is counted anew after a minute, and each group on its own', async () => {
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
