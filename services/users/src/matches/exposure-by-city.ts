import type { ExposureStats } from '@rafiq/contracts/moderation'
import type { CityKey, Gender } from '@rafiq/contracts/questionnaire'
import { exposureOf, fits } from '@rafiq/matching'

/** How many members of one city, gender and signature were shown to how many others. */
export interface ShownCount {
  city: CityKey
  gender: Gender
  signature: number
  /** To how many others each of them was shown. */
  times: number
  members: number
}

/**
 * How evenly those who have a match are shown, by city. Whoever was shown had one; of the others, somebody in the city
 * has to fit, whatever stands between the two.
 */
export function exposureByCity(
  counts: readonly ShownCount[],
  { sameGender }: { sameGender: boolean },
): Pick<ExposureStats, 'all' | 'cities'> {
  const pools = Map.groupBy(counts, ({ city, gender }) => (sameGender ? `${city}/${gender}` : city))
  const counted = [...pools.values()].flatMap(withMatch)
  const cities = [...Map.groupBy(counted, ({ city }) => city)]
    .map(([city, of]) => ({ city, ...exposureOf(timesShown(of)) }))
    .toSorted((a, b) => b.members - a.members || (a.city < b.city ? -1 : 1))
  return { all: exposureOf(timesShown(counted)), cities }
}

/** Of the members who may be shown to each other, those who have a match. */
function withMatch(pool: readonly ShownCount[]): ShownCount[] {
  const sizes = new Map<number, number>()
  for (const { signature, members } of pool) sizes.set(signature, (sizes.get(signature) ?? 0) + members)
  const signatures = [...sizes.keys()]
  const matched = new Map<number, boolean>()
  for (const [signature, size] of sizes) {
    // Among alike ones it takes two.
    matched.set(
      signature,
      signatures.some((other) => (other !== signature || size > 1) && fits(signature, other)),
    )
  }
  return pool.filter(({ signature, times }) => times > 0 || matched.get(signature))
}

function timesShown(counts: readonly ShownCount[]): Map<number, number> {
  const people = new Map<number, number>()
  for (const { times, members } of counts) people.set(times, (people.get(times) ?? 0) + members)
  return people
}
