import { describe, expect, test } from '@jest/globals'
import type { Lifestyle } from '@rafiq/contracts/questionnaire'
import fc from 'fast-check'
import { answersIn, anyAnswers } from '../test/arbitraries.ts'
import { percentageOf, scorePair } from './score.ts'
import { decodeSignature, encodeSignature, type ScoredAnswers } from './signature.ts'

const base: ScoredAnswers = {
  location: 'riyadh',
  area: 'east',
  budget: '15000-25000',
  hasApartment: 'need-apartment',
  lifestyle: ['working'],
  roomSharing: 'separate-room',
  bathroomSharing: 'separate-bathroom',
}
const score = (a: Partial<ScoredAnswers>, b: Partial<ScoredAnswers>) =>
  scorePair(encodeSignature({ ...base, ...a }), encodeSignature({ ...base, ...b }))

describe('each part of the score', () => {
  test.each<[string, Partial<ScoredAnswers>, Partial<ScoredAnswers>, object]>([
    ['same area', { area: 'west' }, { area: 'west' }, { location: 30 }],
    ['other area of the city', { area: 'west' }, { area: 'south' }, { location: 15 }],
    ['a city without areas', { location: 'abha' }, { location: 'abha', area: null }, { location: 30 }],
    ['same budget', { budget: 'over-25000' }, { budget: 'over-25000' }, { budget: 25 }],
    ['next budget', { budget: 'over-25000' }, { budget: '15000-25000' }, { budget: 12 }],
    ['budgets far apart', { budget: 'over-25000' }, { budget: 'under-15000' }, { budget: 0 }],
    ['have and need', { hasApartment: 'have-apartment' }, {}, { apartment: 10 }],
    ['need and need', {}, {}, { apartment: 5 }],
    [
      'have and have',
      { hasApartment: 'have-apartment' },
      { hasApartment: 'have-apartment' },
      { apartment: 0 },
    ],
    ['rooms alike', {}, {}, { roomSharing: 5 }],
    ['rooms unlike', { roomSharing: 'willing-to-share-room' }, {}, { roomSharing: 0 }],
    ['bathrooms alike', {}, {}, { bathroomSharing: 5 }],
    ['bathrooms unlike', { bathroomSharing: 'willing-to-share-bathroom' }, {}, { bathroomSharing: 0 }],
  ])('%s', (_name, a, b, points) => expect(score(a, b).points).toMatchObject(points))
})

describe('lifestyle: 25 × shared / either, rounded half up', () => {
  const three: Lifestyle[] = ['working', 'studying', 'tv-movies']
  const six: Lifestyle[] = [...three, 'pet-owner', 'video-games', 'sports-watching']
  test.each<[string, Lifestyle[], Lifestyle[], number]>([
    ['1 of 1', ['working'], ['working'], 25],
    ['none of 2', ['working'], ['studying'], 0],
    ['1 of 2 = 12.5', ['working'], ['working', 'studying'], 13],
    ['3 of 6 = 12.5', three, six, 13],
    ['1 of 3 = 8.33', ['working'], three, 8],
    ['2 of 3 = 16.67', ['working', 'studying'], three, 17],
    ['1 of 4 = 6.25', ['working'], six.slice(0, 4), 6],
    ['5 of 6 = 20.83', six.slice(1), six, 21],
  ])('%s', (_name, a, b, points) =>
    expect(score({ lifestyle: a }, { lifestyle: b }).points.lifestyle).toBe(points),
  )
})

test('a score is 100 at best and 0 at worst', () => {
  expect(score({ hasApartment: 'have-apartment' }, {}).percentage).toBe(100)
  expect(scorePair(1, 2 | (1 << 6) | (1 << 7) | (2 << 9) | (1 << 11)).percentage).toBe(5)
})

test('a score is symmetric, whole, between 0 and 100, and the sum of its points', () => {
  fc.assert(
    fc.property(
      anyAnswers.chain((a) => fc.tuple(fc.constant(a), answersIn(a.location))),
      ([one, other]) => {
        const [a, b] = [encodeSignature(one), encodeSignature(other)]
        const { percentage, points } = scorePair(a, b)
        expect(scorePair(b, a)).toEqual({ percentage, points })
        expect(percentage).toBe(Object.values(points).reduce((sum, part) => sum + part, 0))
        expect(percentageOf(a, b)).toBe(percentage)
        expect(Number.isInteger(percentage) && percentage >= 0 && percentage <= 100).toBe(true)
      },
    ),
  )
})

test('a score rounds the whole sum as it rounds the lifestyle part', () => {
  fc.assert(
    fc.property(
      anyAnswers.chain((a) => fc.tuple(fc.constant(a), answersIn(a.location))),
      ([one, other]) => {
        const { percentage, points } = scorePair(encodeSignature(one), encodeSignature(other))
        const shared = one.lifestyle.filter((value) => other.lifestyle.includes(value)).length
        const either = new Set([...one.lifestyle, ...other.lifestyle]).size
        const whole = percentage - points.lifestyle
        expect(percentage).toBe(Math.round((whole * either + 25 * shared) / either))
      },
    ),
  )
})

test('a score is higher for a likeness than for a difference in every part', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const own = encodeSignature({ ...answers, hasApartment: 'need-apartment' })
      fc.assert(
        fc.property(answersIn(answers.location), (other) => {
          const twin = {
            ...decodeSignature(own),
            location: answers.location,
            hasApartment: other.hasApartment,
          }
          expect(percentageOf(own, encodeSignature(other))).toBeLessThanOrEqual(
            percentageOf(own, encodeSignature(twin)),
          )
        }),
        { numRuns: 10 },
      )
    }),
  )
})
