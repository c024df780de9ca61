import type { Exposure } from '@rafiq/matching'
import { type Goal, goalTable, table } from '../goals.ts'
import { percentile } from '../percentile.ts'
import type { Comparison } from './compare-lists.ts'
import { type Order, orders } from './simulate.ts'

/** What one population gave, in each order of equal scores: by city, and under `all` in all. */
export interface Run {
  exposure: Readonly<Record<Order, ReadonlyMap<string, Exposure>>>
  comparison: Comparison
}

/** Cities with fewer members are told and not judged: a few people more or less decide there. */
const judgedFrom = 200

const names: Record<Order, string> = { byActivity: 'last active first', byTurn: 'by turn' }
const share = (value: number): string => `${(value * 100).toFixed(2)} %`

/** The median over the populations; 0 where the city has nobody. */
function median(runs: readonly Run[], order: Order, place: string, figure: keyof Exposure): number {
  const values = runs.flatMap(({ exposure }) => exposure[order].get(place)?.[figure] ?? [])
  return values.length === 0 ? 0 : percentile(values, 0.5)
}

/** Every goal with the figure it is judged by. */
export function goalsOf(runs: readonly Run[]): Goal[] {
  const of = (place: string, figure: keyof Exposure) => median(runs, 'byTurn', place, figure)
  const cities = placesOf(runs).filter((place) => place !== 'all' && of(place, 'members') >= judgedFrom)
  const worst = (figure: 'gini' | 'neverShown') => Math.max(0, ...cities.map((city) => of(city, figure)))
  const sum = (figure: keyof Comparison) =>
    runs.reduce((total, { comparison }) => total + comparison[figure], 0)
  const [gini, never, worstGini, worstNever] = [
    of('all', 'gini'),
    of('all', 'neverShown'),
    worst('gini'),
    worst('neverShown'),
  ]
  const compared = sum('compared')
  const lists = (count: number) => `${count} of ${compared}`
  return [
    { goal: 'Gini coefficient at most 0.5', figure: gini.toFixed(3), met: gini <= 0.5 },
    { goal: 'at most 5 % never shown', figure: share(never), met: never <= 0.05 },
    {
      goal: `in each city of ${judgedFrom} and more: Gini at most 0.5`,
      figure: worstGini.toFixed(3),
      met: worstGini <= 0.5,
    },
    {
      goal: `in each city of ${judgedFrom} and more: at most 5 % never shown`,
      figure: share(worstNever),
      met: worstNever <= 0.05,
    },
    {
      goal: 'lists with somebody above or instead of a better match',
      figure: lists(sum('unfair')),
      met: sum('unfair') === 0,
    },
    {
      goal: 'lists of the service unlike those of the model',
      figure: lists(sum('different')),
      met: sum('different') === 0,
    },
  ]
}

/** The table by city, most members first, and the goals, as text. */
export function reportOf(runs: readonly Run[]): string {
  const rows = placesOf(runs).map((place) => [
    place,
    Math.round(median(runs, 'byTurn', place, 'members')).toLocaleString('en'),
    ...orders.map((order) => median(runs, order, place, 'gini').toFixed(3)),
    ...orders.map((order) => share(median(runs, order, place, 'neverShown'))),
  ])
  const head = [
    'city',
    'members',
    ...orders.map((order) => `Gini, ${names[order]}`),
    ...orders.map((order) => `never shown, ${names[order]}`),
  ]
  return [table([head, ...rows]), goalTable(goalsOf(runs))].join('\n\n')
}

/** `all`, then the cities, most members first. */
function placesOf(runs: readonly Run[]): string[] {
  const places = [...new Set(runs.flatMap(({ exposure }) => [...exposure.byTurn.keys()]))]
  const size = (place: string) => median(runs, 'byTurn', place, 'members')
  return places.toSorted((a, b) => size(b) - size(a))
}
