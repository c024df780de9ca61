import { expect, test } from '@jest/globals'
import { reviewHoldChange } from './review-standing.ts'

test.each([
  ['keep', { held: false, unresolved: 0, reporters: 0 }],
  ['keep', { held: false, unresolved: 3, reporters: 1 }],
  ['place', { held: false, unresolved: 2, reporters: 2 }],
  ['keep', { held: true, unresolved: 2, reporters: 2 }],
  ['keep', { held: true, unresolved: 1, reporters: 1 }],
  ['lift', { held: true, unresolved: 0, reporters: 0 }],
] as const)('review hold change for %s: %j', (change, standing) => {
  expect(reviewHoldChange(standing)).toBe(change)
})
