import { expect, test } from '@jest/globals'
import { afterCrash } from './restart-policy.ts'

test('a process is started again, later each time, until it is plain that it cannot run', () => {
  const crashes: number[] = []
  const answers = Array.from({ length: 6 }, (_, index) => {
    const answer = afterCrash(crashes, index * 1_000)
    crashes.push(index * 1_000)
    return answer
  })
  expect(answers).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 'give up'])
})

test('crashes of long ago count no more', () => {
  expect(afterCrash([0, 1, 2, 3, 4], 200_000)).toBe(1_000)
})
