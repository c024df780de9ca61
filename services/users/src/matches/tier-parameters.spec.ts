import { expect, test } from '@jest/globals'
import { tierParameters } from './tier-parameters.ts'

test('tiers become slices of one list, counted from 1, as array literals', () => {
  const tiers = [
    { percentage: 100, signatures: [7] },
    { percentage: 95, signatures: [3, 9, 4] },
  ]
  expect(tierParameters(tiers)).toEqual({ signatures: '{7,3,9,4}', first: '{1,2}', last: '{1,4}' })
})
