import { expect, test } from '@jest/globals'
import { goalsOf, reportOf } from './report.ts'

const often = (value: number, last = value) => [...Array<number>(18).fill(value), last, last]

test('releases goal is missed when more than one run in twenty takes longer', () => {
  const figures = {
    publish: often(1_400, 1_501),
    rollback: often(900, 1_000),
    status: often(300),
    rejection: [80],
  }
  expect(goalsOf(figures).map(({ figure, met }) => [figure, met])).toEqual([
    ['1501 ms', false],
    ['1000 ms', true],
    ['1501 ms', true],
  ])
})

test.each([
  ['a version that fits', { publish: [900, 5_001], rejection: [80] }],
  ['a version that does not', { publish: [900], rejection: [80, 5_001] }],
])('releases goal is missed when an answer to %s takes longer than five seconds', (_, figures) => {
  const goal = goalsOf({ rollback: [1], status: [1], ...figures }).at(-1)
  expect([goal?.figure, goal?.met]).toEqual(['5001 ms', false])
})

test('releases benchmark report says how much of a release is the tool itself', () => {
  const report = reportOf({
    publish: often(900),
    rollback: often(450),
    status: often(300),
    rejection: [80],
  })
  expect(report).toMatch(/publish to live +20 +900 +900 +900 +3\.00/)
  expect(report).toMatch(/rollback to live +20 +450 +450 +450 +1\.50/)
})
