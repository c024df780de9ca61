import { type Exposure, exposureOf } from '@rafiq/matching'
import { byActivity, byTurn, type Choice, ModelLists } from './model-lists.ts'
import { type Person, randomNumbers } from './people.ts'

/** How often each was shown, with equal scores in either order, by the same looks. */
export interface Shown {
  byTurn: Map<Person, number>
  byActivity: Map<Person, number>
}

export type Order = keyof Shown

export const orders: readonly Order[] = ['byActivity', 'byTurn']

/** The first day, at noon in Riyadh. */
const firstNoon = Date.UTC(2026, 10, 1, 9)

/** The moment at which the people of a day look. */
export const noonOf = (day: number): Date => new Date(firstNoon + day * 86_400_000)

/** Days in which people look at their matches, each as eagerly as they are. Only those who have a match count. */
export function simulate(people: readonly Person[], days: number, seed: number): Shown {
  const random = randomNumbers(seed)
  const shown: Shown = { byTurn: new Map(), byActivity: new Map() }
  for (const group of Map.groupBy(people, ({ city, gender }) => `${city}/${gender}`).values()) {
    simulateGroup(group, days, random, shown)
  }
  return shown
}

function simulateGroup(people: readonly Person[], days: number, random: () => number, shown: Shown): void {
  const lists = new ModelLists(people)
  for (const person of people) {
    if (!hasMatch(person, lists.choiceOf(person))) continue
    for (const order of orders) shown[order].set(person, 0)
  }
  for (let day = 0; day < days; day += 1) {
    const lookers = people.filter(({ eagerness }) => random() < eagerness)
    for (const viewer of lookers) {
      const choice = lists.choiceOf(viewer)
      const sure = choice.sure.filter((one) => one !== viewer)
      count(shown.byTurn, sure, byTurn(viewer, choice, noonOf(day)))
      count(shown.byActivity, sure, byActivity(viewer, choice))
    }
    for (const viewer of lookers) viewer.lastLook = day + random()
  }
}

const hasMatch = (person: Person, { sure, tied }: Choice): boolean =>
  tied.length > 0 || sure.some((one) => one !== person)

function count(times: Map<Person, number>, ...lists: readonly (readonly Person[])[]): void {
  for (const list of lists) for (const one of list) times.set(one, (times.get(one) ?? 0) + 1)
}

/** How evenly people were shown, by city and in all. */
export function exposureByCity(times: ReadonlyMap<Person, number>): Map<string, Exposure> {
  const cities = Map.groupBy(times, ([{ city }]) => city)
  const exposures = [...cities].map(([city, shown]): [string, Exposure] => [
    city,
    exposureOf(histogram(shown)),
  ])
  return new Map([['all', exposureOf(histogram([...times]))], ...exposures])
}

const histogram = (shown: readonly (readonly [Person, number])[]): Map<number, number> =>
  new Map([...Map.groupBy(shown, ([, times]) => times)].map(([times, people]) => [times, people.length]))
