import { expect, test } from '@jest/globals'
import { scoreParts } from './score-parts.ts'

test('the parts of a score add up to 100 at most', () => {
  const points = { location: 0, budget: 0, lifestyle: 0, apartment: 0, roomSharing: 0, bathroomSharing: 0 }
  expect(scoreParts(points).reduce((sum, { max }) => sum + max, 0)).toBe(100)
})
