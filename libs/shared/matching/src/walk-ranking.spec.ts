import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { answersIn } from '../test/arbitraries.ts'
import { rankSignatures, type Tier } from './rank.ts'
import { percentageOf } from './score.ts'
import { apartmentOf, encodeSignature } from './signature.ts'
import { chunksOf, walkRanking } from './walk-ranking.ts'

interface Person {
  id: number
  signature: number
  lastActive: number
}

/** What the database does for one chunk: by tier, then most recently active, then by id. */
const fetchFrom = (people: readonly Person[]) => async (tiers: readonly Tier[], limit: number) =>
  tiers
    .flatMap(({ signatures }) =>
      people.filter((person) => signatures.includes(person.signature)).sort(byActivity),
    )
    .slice(0, limit)

const byActivity = (a: Person, b: Person) => b.lastActive - a.lastActive || a.id - b.id

function bruteForce(viewer: number, people: readonly Person[], limit: number): Person[] {
  const scored = people.map((person) => ({ person, percentage: percentageOf(viewer, person.signature) }))
  return scored
    .filter(({ person, percentage }) => {
      const bothHave = apartmentOf(viewer) === 1 && apartmentOf(person.signature) === 1
      return percentage >= 50 && !bothHave
    })
    .sort((a, b) => b.percentage - a.percentage || byActivity(a.person, b.person))
    .slice(0, limit)
    .map(({ person }) => person)
}

const populations = fc.constantFrom('riyadh', 'jeddah').chain((city) => {
  // Activity out of few values, so that ties across signatures are common.
  const person = fc.record({ answers: answersIn(city), lastActive: fc.integer({ min: 0, max: 4 }) })
  return fc.record({
    viewer: answersIn(city),
    people: fc.array(person, { maxLength: 120 }),
    limit: fc.integer({ min: 1, max: 60 }),
  })
})

test('finds the very people brute force finds, in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(populations, async ({ viewer, people, limit }) => {
      const signature = encodeSignature(viewer)
      const population = people.map(({ answers, lastActive }, id) => ({
        id,
        lastActive,
        signature: encodeSignature(answers),
      }))
      const found = await walkRanking(rankSignatures(signature), limit, fetchFrom(population))
      expect(found).toEqual(bruteForce(signature, population, limit))
    }),
  )
})

describe('in chunks', () => {
  const tiersOf = (...sizes: number[]): Tier[] =>
    sizes.map((size, index) => ({ percentage: 100 - index, signatures: new Array<number>(size).fill(index) }))
  const sizesOf = (tiers: readonly Tier[]) => tiers.map(({ signatures }) => signatures.length)

  test('grow from 128 signatures eightfold, and never cut a tier', () => {
    const chunks = [...chunksOf(tiersOf(1, 100, 90, 1000, 500, 2))].map(sizesOf)
    expect(chunks).toEqual([[1, 100, 90], [1000, 500], [2]])
  })

  test('are asked for no longer than too few people were found', async () => {
    const asked: number[] = []
    const found = await walkRanking(tiersOf(128, 1024, 8192), 5, async (_tiers, limit) => {
      asked.push(limit)
      return [1, 2, 3].slice(0, limit)
    })
    expect(asked).toEqual([5, 2])
    expect(found).toEqual([1, 2, 3, 1, 2])
  })

  test('end with the ranking when nobody is there', async () => {
    expect(await walkRanking(tiersOf(128, 1024, 1), 5, async () => [])).toEqual([])
    expect(await walkRanking([], 5, async () => [1])).toEqual([])
  })
})
