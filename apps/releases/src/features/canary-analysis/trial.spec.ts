import { expect, test } from '@jest/globals'
import { evidenceShare } from './trial.tsx'

test.each([
  [0, 0],
  [1, 0],
  [10, 50],
  [100, 100],
  [5000, 100],
])('canary trial with evidence %d of a threshold of 100 is at %d', (evidence, share) => {
  expect(evidenceShare(evidence, 100)).toBe(share)
})
