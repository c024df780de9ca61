import { expect, test } from '@jest/globals'
import { dueTime, faultAfter, interval } from './pacing.ts'

const times = (messages: number, faults: number) =>
  Array.from({ length: messages }, (_, index) => dueTime(index, messages, faults))

test('chaos pacing goes forward, from the first moment to the end of the last interval', () => {
  const all = times(500, 6)
  expect(all).toEqual(all.toSorted((one, two) => one - two))
  expect(all[0]).toBe(0)
  expect(all.at(-1)).toBeLessThan(6 * interval)
})

test('half of the messages of each interval are typed around its fault', () => {
  const around = times(1_000, 10).filter((time) => Math.abs((time % interval) - faultAfter) <= 350)
  expect(around.length).toBeGreaterThanOrEqual(480)
  expect(around.length).toBeLessThanOrEqual(550)
})
