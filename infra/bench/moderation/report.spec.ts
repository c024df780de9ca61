import { expect, test } from '@jest/globals'
import { goalsOf } from './report.ts'

const measured = (name: string, ours: number[], exact = true) => ({
  name,
  ours,
  naive: [100],
  found: 1,
  exact,
})

test('the slowest case decides', () => {
  expect(goalsOf([measured('quick', [1, 2]), measured('slow', [3, 51])])).toMatchObject([
    { figure: '51.0 ms (slow)', met: false },
    { met: true },
  ])
})

test('a wrong page fails by its name', () => {
  expect(goalsOf([measured('right', [1]), measured('wrong', [1], false)])[1]).toMatchObject({
    figure: 'wrong',
    met: false,
  })
})
