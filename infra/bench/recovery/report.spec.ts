import { describe, expect, test } from '@jest/globals'
import { type Figures, goalsOf, reportOf } from './report.ts'

const quick: Figures = {
  kills: { users: [2_000, 2_200, 9_000], chat: [1_900] },
  whileStopped: [
    { after: 12, status: 200 },
    { after: 4_900, status: 503 },
  ],
  afterwards: 800,
}
const missed = (figures: Figures) => goalsOf(figures).filter(({ met }) => !met)

describe('goals of the recovery benchmark', () => {
  test('are met by the median of each service, and by answers in time', () => {
    expect(missed(quick)).toEqual([])
  })

  test.each<[string, Figures]>([
    ['a service that takes longer each time', { ...quick, kills: { ...quick.kills, chat: [3_100] } }],
    ['a request that waits too long', { ...quick, whileStopped: [{ after: 5_100, status: 503 }] }],
    ['a request that is answered 500', { ...quick, whileStopped: [{ after: 10, status: 500 }] }],
    ['a request that is not answered', { ...quick, whileStopped: [{ after: 10, status: 0 }] }],
    ['a read that comes late afterwards', { ...quick, afterwards: 5_100 }],
  ])('are missed by %s', (_, figures) => {
    expect(missed(figures)).toHaveLength(1)
  })
})

test('report of the recovery benchmark names each service', () => {
  expect(reportOf(quick)).toMatch(/^users +2\.2 s +9\.0 s$/m)
})
