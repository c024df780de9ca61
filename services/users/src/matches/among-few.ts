import { signatureCount, type Tier } from '@rafiq/matching'

/** Up to how many candidates one range scan costs less than the walk (`npm run bench:matching`). */
export const mostOfFew = 1500

/** For how long a count holds, in milliseconds. Both searches find the same, so an old count costs time alone. */
const countHolds = 60_000

/** Counts the candidates of a city, no further than the limit. */
export type CountCandidates = (city: string, genders: readonly string[], limit: number) => Promise<number>

/** Remembers where few candidates are. It counts them itself: no plan and no choice depends on table statistics. */
export class SmallGroups {
  readonly #groups = new Map<string, { few: boolean; until: number }>()

  /** @param now in milliseconds */
  async hasFew(
    city: string,
    genders: readonly string[],
    now: number,
    count: CountCandidates,
  ): Promise<boolean> {
    const key = [city, ...genders].join('/')
    const known = this.#groups.get(key)
    if (known && now < known.until) return known.few
    const few = (await count(city, genders, mostOfFew + 1)) <= mostOfFew
    this.#groups.set(key, { few, until: now + countHolds })
    return few
  }
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
