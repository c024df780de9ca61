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
