import { expect, test } from '@jest/globals'
import { Marks } from './marks.ts'

const rounds = () => new Promise(setImmediate)

test('tells the newest alone, one call at a time, and never what is behind', async () => {
  const told: number[] = []
  const marks = new Marks(async (sequence) => {
    told.push(sequence)
    await rounds()
    return true
  })
  expect([1, 2, 3, 3, 2].map((sequence) => marks.reach(sequence))).toEqual([true, true, true, false, false])
  expect(marks.isIdle).toBe(false)
  while (!marks.isIdle) await rounds()
  expect(told).toEqual([1, 3])
})

test('tells again what was not taken, as soon as it is asked to', async () => {
  const told: number[] = []
  let isAway = true
  const marks = new Marks(async (sequence) => {
    told.push(sequence)
    return !isAway
  })
  marks.reach(4)
  await rounds()
  expect([told, marks.isIdle]).toEqual([[4], false])
  isAway = false
  await marks.kick()
  expect([told, marks.isIdle]).toEqual([[4, 4], true])
  marks.stop()
})
