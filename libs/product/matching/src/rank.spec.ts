import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { answersIn, anyAnswers } from '../test/arbitraries.ts'
import { rankSignatures } from './rank.ts'
import { RankingCache } from './ranking-cache.ts'
import { percentageOf } from './score.ts'
import { apartmentOf, encodeSignature } from './signature.ts'

const flat = (viewer: number) => rankSignatures(viewer).flatMap((tier) => [...tier.signatures])

test('a ranking holds exactly the matching signatures of the city, each in the tier of its score', () => {
  fc.assert(
    fc.property(
      anyAnswers.chain((a) => fc.tuple(fc.constant(a), answersIn(a.location))),
      ([one, other]) => {
        const [viewer, candidate] = [encodeSignature(one), encodeSignature(other)]
        const percentage = percentageOf(viewer, candidate)
        const bothHave = apartmentOf(viewer) === 1 && apartmentOf(candidate) === 1
        const tier = rankSignatures(viewer).find(({ signatures }) => signatures.includes(candidate))
        expect(tier?.percentage).toBe(percentage >= 50 && !bothHave ? percentage : undefined)
      },
    ),
  )
})

test('a ranking goes from the best tier down to 50 %, naming no signature twice', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const ranking = rankSignatures(encodeSignature(answers))
      const percentages = ranking.map((tier) => tier.percentage)
      expect(percentages).toEqual([...new Set(percentages)].sort((a, b) => b - a))
      expect(percentages.at(-1)).toBeGreaterThanOrEqual(50)
      const signatures = ranking.flatMap((tier) => [...tier.signatures])
      expect(new Set(signatures).size).toBe(signatures.length)
    }),
    { numRuns: 30 },
  )
})

describe('a ranking', () => {
  const abha = encodeSignature({
    location: 'abha',
    budget: 'under-15000',
    hasApartment: 'have-apartment',
    lifestyle: ['working'],
    roomSharing: 'separate-room',
    bathroomSharing: 'separate-bathroom',
  })

  test('ranges over the areas of Riyadh, and over none elsewhere', () => {
    const areas = (viewer: number) => new Set(flat(viewer).map((signature) => signature >> 11))
    expect(areas(abha)).toEqual(new Set([0]))
    expect(areas(abha | (4 << 11))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })

  test('offers someone with an apartment only those who need one', () => {
    expect(flat(abha).some((signature) => apartmentOf(signature) === 1)).toBe(false)
  })
})

describe('the ranking cache', () => {
  test("returns the plain function's ranking, and the same object again", () => {
    const cache = new RankingCache(2)
    expect(cache.rank(65)).toEqual(rankSignatures(65))
    expect(cache.rank(65)).toBe(cache.rank(65))
  })

  test('keeps the most recently asked and no more than its capacity', () => {
    const cache = new RankingCache(2)
    const first = cache.rank(1)
    const second = cache.rank(2)
    expect(cache.rank(1)).toBe(first)
    cache.rank(3)
    expect(cache.size).toBe(2)
    expect(cache.rank(1)).toBe(first)
    expect(cache.rank(2)).not.toBe(second)
  })
})
