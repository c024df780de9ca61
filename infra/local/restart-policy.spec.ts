import { expect, test } from '@jest/globals'
import { delayAfterCrash, recentCrashes } from './restart-policy.ts'

test('restart delay grows with each crash, up to half a minute, without end', () => {
  const crashes: number[] = []
  const delays = Array.from({ length: 40 }, (_, index) => {
    const delay = delayAfterCrash(crashes, index * 1_000)
    crashes.push(index * 1_000)
    return delay
  })
  expect(delays.slice(0, 8)).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000])
  expect(new Set(delays.slice(7))).toEqual(new Set([30_000]))
})

test('crashes of long ago do not delay a restart', () => {
  expect(delayAfterCrash([0, 1, 2, 3, 4], 200_000)).toBe(250)
  expect(recentCrashes([0, 150_000], 200_000)).toEqual([150_000])
})
