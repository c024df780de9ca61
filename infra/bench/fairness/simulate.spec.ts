import { expect, test } from '@jest/globals'
import { drawPeople, type Person, randomNumbers } from './people.ts'
import { exposureByCity, orders, simulate } from './simulate.ts'

const position = randomNumbers(7)
const population = (seed: number): Person[] =>
  [...drawPeople(3_000, seed)].map((person) => ({ ...person, position: Math.floor(position() * 2 ** 31) }))

test('fairness simulation shows as many people with both orders', () => {
  const shown = simulate(population(1), 5, 1)
  const total = (order: (typeof orders)[number]) =>
    [...shown[order].values()].reduce((sum, times) => sum + times, 0)
  expect(total('byTurn')).toBe(total('byActivity'))
  expect(total('byTurn')).toBeGreaterThan(1_000)
})

test('fairness exposure counts everybody counted by city', () => {
  const { all, ...cities } = Object.fromEntries(exposureByCity(simulate(population(2), 3, 2).byTurn))
  expect(Object.values(cities).reduce((sum, { members }) => sum + members, 0)).toBe(all?.members)
})

test('fairness population is the same for the same seed, and members of two differ', () => {
  const ids = (seed: number) => [...drawPeople(2_000, seed)].map(({ id }) => id)
  expect(ids(1)).toEqual(ids(1))
  expect(new Set([...ids(1), ...ids(2)]).size).toBe(ids(1).length + ids(2).length)
})
