import { limits } from '@rafiq/contracts'
import { type FetchAll, type FetchTiers, signatureCount, type Tier, walkRanking } from '@rafiq/matching'

/** Up to how many candidates one range scan costs less than the walk (`npm run bench:matching`). */
export const mostOfFew = 2_000

/** Up to how many it costs less than a second chunk of the walk, which asks for eight times as many signatures as the first. */
export const mostOfSeveral = 5_000

/** For how long a count holds, in milliseconds. Both searches find the same, so an old count costs time alone. */
const countHolds = 60_000

/** Counts the candidates of a city, no further than the limit. */
export type CountCandidates = (city: string, genders: readonly string[], limit: number) => Promise<number>

/**
 * Remembers how many candidates a city has, as far as a search depends on it. It counts them itself: no plan and no choice
 * depends on table statistics.
 */
export class GroupSizes {
  readonly #groups = new Map<string, { size: number; until: number }>()

  /** @param now in milliseconds. @returns `mostOfSeveral + 1` for all that are larger */
  async sizeOf(
    city: string,
    genders: readonly string[],
    now: number,
    count: CountCandidates,
  ): Promise<number> {
    const key = [city, ...genders].join('/')
    const known = this.#groups.get(key)
    if (known && now < known.until) return known.size
    const size = await count(city, genders, mostOfSeveral + 1)
    this.#groups.set(key, { size, until: now + countHolds })
    return size
  }
}

/** The ways of reading a group. */
interface GroupReads<Row> {
  fetchAll: FetchAll<Row>
  fetchTiers: FetchTiers<Row>
}

/** The best matches among a group of this size, 50 at most: each way where it costs least, with the same result. */
export async function searchGroup<Row>(
  size: number,
  ranking: readonly Tier[],
  { fetchAll, fetchTiers }: GroupReads<Row>,
): Promise<Row[]> {
  if (size <= mostOfFew) return fetchAll()
  return walkRanking(ranking, limits.matches.max, fetchTiers, size <= mostOfSeveral ? fetchAll : undefined)
}

const tables = new WeakMap<readonly Tier[], Buffer>()

/**
 * A ranking as `findAmongFewSql` wants it: a byte for each signature, the number of its tier (from 1), 0 for those that do not
 * match. The driver ships a buffer as it is. It is kept as long as the ranking.
 */
export function tierTable(ranking: readonly Tier[]): Buffer {
  const known = tables.get(ranking)
  if (known) return known
  const table = Buffer.alloc(signatureCount)
  for (const [index, { signatures }] of ranking.entries()) {
    for (const signature of signatures) table[signature] = index + 1
  }
  tables.set(ranking, table)
  return table
}
