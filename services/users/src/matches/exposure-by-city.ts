import type { ExposureStats } from '@rafiq/contracts/moderation'
import type { CityKey, Gender } from '@rafiq/contracts/questionnaire'
import { exposureOf, fits, gatesOpen } from '@rafiq/matching'

/** How many members of one city, gender, signature and gates were shown how often. */
export interface ShownCount {
  city: CityKey
  gender: Gender
  signature: number
  gates: number
  /** To how many others each of them was shown, on each day, taken together. */
  times: number
  members: number
}

/**
 * How evenly those who have a match are shown, by city. Whoever was shown had one; of the others, somebody in the city
 * has to fit, whatever has happened between the two.
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
  const kinds = [...Map.groupBy(pool, kindOf).values()]
  return kinds.flatMap((kind) => {
    const [one] = kind
    const matched = () =>
      kinds.some(([other]) => one && other && (other !== one || isSeveral(kind)) && isPossible(one, other))
    const unseen = kind.some(({ times }) => times === 0) && matched()
    return kind.filter(({ times }) => times > 0 || unseen)
  })
}

const kindOf = ({ signature, gates }: ShownCount): string => `${signature}/${gates}`

/** Among alike ones it takes two. */
const isSeveral = (kind: readonly ShownCount[]): boolean =>
  kind.reduce((sum, { members }) => sum + members, 0) > 1

const isPossible = (one: ShownCount, other: ShownCount): boolean =>
  gatesOpen(one.gates, other.gates) && fits(one.signature, other.signature)

function timesShown(counts: readonly ShownCount[]): Map<number, number> {
  const people = new Map<number, number>()
  for (const { times, members } of counts) people.set(times, (people.get(times) ?? 0) + members)
  return people
}
