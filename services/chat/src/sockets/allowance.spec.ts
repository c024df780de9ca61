import { expect, test } from '@jest/globals'
import { fullAllowance, takeOne } from './allowance.ts'

const rule = { burst: 3, perSecond: 2 }

test('a burst passes, and no more', () => {
  const allowance = fullAllowance(rule, 0)
  expect([0, 0, 0, 0].map((now) => takeOne(allowance, rule, now))).toEqual([true, true, true, false])
})

test('time gives back, up to the burst', () => {
  const allowance = { left: 0, at: 0 }
  expect(takeOne(allowance, rule, 499)).toBe(false)
  expect(takeOne(allowance, rule, 500)).toBe(true)
  expect(takeOne(allowance, rule, 500)).toBe(false)
  expect([1, 2, 3, 4].map(() => takeOne(allowance, rule, 60_000))).toEqual([true, true, true, false])
})

test('a clock that goes back takes nothing away', () => {
  const allowance = { left: 1, at: 1_000 }
  expect(takeOne(allowance, rule, 0)).toBe(true)
})
