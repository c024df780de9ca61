import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { answersIn } from '../test/arbitraries.ts'
import { rankSignatures, type Tier } from './rank.ts'
import { percentageOf } from './score.ts'
import { apartmentOf, encodeSignature } from './signature.ts'
import { turnOf } from './tie-rotation.ts'
import { chunksOf, walkRanking } from './walk-ranking.ts'

interface Person {
  id: number
  signature: number
  position: number
}

/** What the database does for one chunk: by tier, then by turn, then by id. */
const fetchFrom =
  (people: readonly Person[], start: number) => async (tiers: readonly Tier[], limit: number) =>
    tiers
      .flatMap(({ signatures }) =>
        people.filter((person) => signatures.includes(person.signature)).sort(byTurn(start)),
      )
      .slice(0, limit)

const byTurn = (start: number) => (a: Person, b: Person) =>
  turnOf(a.position, start) - turnOf(b.position, start) || a.id - b.id

function bruteForce(viewer: number, people: readonly Person[], start: number, limit: number): Person[] {
  const scored = people.map((person) => ({ person, percentage: percentageOf(viewer, person.signature) }))
  return scored
    .filter(({ person, percentage }) => {
      const bothHave = apartmentOf(viewer) === 1 && apartmentOf(person.signature) === 1
      return percentage >= 50 && !bothHave
    })
    .sort((a, b) => b.percentage - a.percentage || byTurn(start)(a.person, b.person))
    .slice(0, limit)
    .map(({ person }) => person)
}

const populations = fc.constantFrom('riyadh', 'jeddah').chain((city) => {
  // Few positions, so that several people stand at one.
  const person = fc.record({ answers: answersIn(city), position: fc.integer({ min: 0, max: 4 }) })
  return fc.record({
    viewer: answersIn(city),
    people: fc.array(person, { maxLength: 120 }),
    start: fc.integer({ min: 0, max: 4 }),
    limit: fc.integer({ min: 1, max: 60 }),
  })
})

test('walking a ranking finds the same people as brute force, in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(populations, async ({ viewer, people, start, limit }) => {
      const signature = encodeSignature(viewer)
      const population = people.map(({ answers, position }, id) => ({
        id,
        position,
        signature: encodeSignature(answers),
      }))
      const found = await walkRanking(rankSignatures(signature), limit, fetchFrom(population, start))
      expect(found).toEqual(bruteForce(signature, population, start, limit))
    }),
  )
})

test('walking a ranking from any start lists nobody before, or instead of, somebody with a higher score', async () => {
  await fc.assert(
    fc.asyncProperty(populations, async ({ viewer, people, start, limit }) => {
      const signature = encodeSignature(viewer)
      const population = people.map(({ answers, position }, id) => ({
        id,
        position,
        signature: encodeSignature(answers),
      }))
      const found = await walkRanking(rankSignatures(signature), limit, fetchFrom(population, start))
      const scores = found.map((person) => percentageOf(signature, person.signature))
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      const left = bruteForce(signature, population, start, people.length).filter(
        (one) => !found.includes(one),
      )
      const best = Math.max(0, ...left.map((person) => percentageOf(signature, person.signature)))
      if (found.length > 0) expect(scores.at(-1)).toBeGreaterThanOrEqual(best)
      else expect(left).toEqual([])
    }),
  )
})

describe('the chunks of a walk', () => {
  const tiersOf = (...sizes: number[]): Tier[] =>
    sizes.map((size, index) => ({ percentage: 100 - index, signatures: new Array<number>(size).fill(index) }))
  const sizesOf = (tiers: readonly Tier[]) => tiers.map(({ signatures }) => signatures.length)

  test('grow from 128 signatures eightfold, and never cut a tier', () => {
    const chunks = [...chunksOf(tiersOf(1, 100, 90, 1000, 500, 2))].map(sizesOf)
    expect(chunks).toEqual([[1, 100, 90], [1000, 500], [2]])
  })

  test('stop as soon as enough people were found', async () => {
    const asked: number[] = []
    const found = await walkRanking(tiersOf(128, 1024, 8192), 5, async (_tiers, limit) => {
      asked.push(limit)
      return [1, 2, 3].slice(0, limit)
    })
    expect(asked).toEqual([5, 2])
    expect(found).toEqual([1, 2, 3, 1, 2])
  })

  test('end after the first one where the whole ranking can be read in one go', async () => {
    let chunks = 0
    const some = async () => {
      chunks += 1
      return [1, 2]
    }
    expect(await walkRanking(tiersOf(128, 1024), 3, some, async () => [1, 2, 3])).toEqual([1, 2, 3])
    expect(chunks).toBe(1)
    expect(await walkRanking(tiersOf(128, 1024), 2, some, async () => [4])).toEqual([1, 2])
  })

  test('end with the ranking when nobody is found', async () => {
    expect(await walkRanking(tiersOf(128, 1024, 1), 5, async () => [])).toEqual([])
    expect(await walkRanking([], 5, async () => [1])).toEqual([])
  })
})
