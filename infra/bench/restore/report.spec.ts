import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'
import { type Figures, goalsOf, reportOf } from './report.ts'

const figures: Figures = {
  ...{ messages: 1_000_000, seconds: 420, bytes: 512 * 1024 ** 2 },
  ...{ backup: 9, files: 20, start: 100, lost: 300 },
}
const met = (changed: Partial<Figures>) => goalsOf({ ...figures, ...changed }).map((goal) => goal.met)

test('restore benchmark writes for longer than the database keeps its log to itself, by default', () => {
  expect(parseOptions([])).toEqual({ messages: 1_000_000, seconds: 420 })
})

test('goals of a restore are met up to their limits', () => {
  expect(met({})).toEqual([true, true])
})

test.each<[string, Partial<Figures>, number]>([
  ['more is missing than five minutes', { lost: 301 }, 0],
  ['the files take too long', { files: 21 }, 1],
  ['the start takes too long', { start: 101 }, 1],
])('goal of a restore is missed where %s', (_, changed, index) => {
  expect(met(changed)).toEqual([true, true].with(index, false))
})

test('report of a restore says how large the database was', () => {
  expect(reportOf(figures)).toMatch(/backup of 1000000 messages, 512 MiB +9\.0/)
})
