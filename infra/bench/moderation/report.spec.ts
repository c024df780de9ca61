import { expect, test } from '@jest/globals'
import { goalsOf } from './report.ts'

const measured = (name: string, ours: number[], exact = true) => ({
  name,
  ours,
  naive: [100],
  found: 1,
  exact,
})

test('moderation report judges the slowest case', () => {
  expect(goalsOf([measured('quick', [1, 2]), measured('slow', [3, 51])])).toMatchObject([
    { figure: '51.0 ms (slow)', met: false },
    { met: true },
  ])
})

test('moderation report names a wrong page', () => {
  expect(goalsOf([measured('right', [1]), measured('wrong', [1], false)])[1]).toMatchObject({
    figure: 'wrong',
    met: false,
  })
})
