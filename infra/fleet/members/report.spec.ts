import { expect, test } from '@jest/globals'
import { type Figures, goalsOf, reportOf } from './report.ts'

const figures: Figures = {
  ...{ replicas: 2, members: 10_000, seconds: 60, held: 10_000, p50: 9, p99: 60 },
  tally: { sent: 9, acknowledged: 9, refused: 0, delivered: 9, doubled: 0 },
}
const met = (changed: Partial<Figures>) => goalsOf({ ...figures, ...changed }).map((goal) => goal.met)

test('goals of members on a fleet are met up to their limits', () => {
  expect(met({})).toEqual([true, true, true])
})

test.each<[string, Partial<Figures>, number]>([
  ['a socket is closed', { held: 9_999 }, 0],
  ['a message is not delivered', { tally: { ...figures.tally, delivered: 8 } }, 1],
  ['a message comes twice', { tally: { ...figures.tally, doubled: 1 } }, 1],
  ['nobody writes', { tally: { sent: 0, acknowledged: 0, refused: 0, delivered: 0, doubled: 0 } }, 1],
  ['messages are late', { p99: 60.1 }, 2],
])('goal of members on a fleet is missed where %s', (_, changed, index) => {
  expect(met(changed)).toEqual([true, true, true].with(index, false))
})

test('report of members on a fleet says how many they were, and how long a message took', () => {
  expect(reportOf(figures)).toContain('10,000 members on a fleet of 2 replicas')
  expect(reportOf(figures)).toContain('p99 60.0 ms')
})
