import { expect, test } from '@jest/globals'
import { cityHasAreas } from '@rafiq/contracts/questionnaire'
import fc from 'fast-check'
import { anyAnswers } from '../test/arbitraries.ts'
import { decodeSignature, encodeSignature, type ScoredAnswers } from './signature.ts'

const inRiyadh: ScoredAnswers = {
  location: 'riyadh',
  area: 'northwest',
  budget: 'over-25000',
  hasApartment: 'have-apartment',
  lifestyle: ['studying', 'pet-owner'],
  roomSharing: 'willing-to-share-room',
  bathroomSharing: 'separate-bathroom',
}

test('a signature folds answers into a stored number that must never change its meaning', () => {
  expect(encodeSignature(inRiyadh)).toBe((3 << 11) | (2 << 9) | (1 << 8) | (1 << 7) | 33)
})

test('a signature decodes to what was encoded, and fits a small integer', () => {
  fc.assert(
    fc.property(anyAnswers, ({ location, ...answers }) => {
      const signature = encodeSignature({ location, ...answers })
      const decoded = decodeSignature(signature)
      expect(new Set(decoded.lifestyle)).toEqual(new Set(answers.lifestyle))
      expect({ ...decoded, lifestyle: answers.lifestyle }).toEqual(answers)
      expect(encodeSignature({ location, ...decoded })).toBe(signature)
      expect(signature).toBeGreaterThan(0)
      expect(signature).toBeLessThan(1 << 14)
    }),
  )
})

test('a signature does not depend on the order of the lifestyles', () => {
  const reversed = { ...inRiyadh, lifestyle: inRiyadh.lifestyle.toReversed() }
  expect(encodeSignature(reversed)).toBe(encodeSignature(inRiyadh))
})

test('a signature ignores an area where the city has none', () => {
  expect(decodeSignature(encodeSignature({ ...inRiyadh, location: 'jeddah' })).area).toBeNull()
  expect(cityHasAreas('jeddah')).toBe(false)
})

test('encoding a signature refuses Riyadh without an area, and a profile without a lifestyle', () => {
  expect(() => encodeSignature({ ...inRiyadh, area: null })).toThrow(RangeError)
  expect(() => encodeSignature({ ...inRiyadh, lifestyle: [] })).toThrow(RangeError)
})

test('decoding a signature refuses a budget or an area that is never encoded', () => {
  expect(() => decodeSignature(3 << 9)).toThrow(RangeError)
  expect(() => decodeSignature(7 << 11)).toThrow(RangeError)
})
