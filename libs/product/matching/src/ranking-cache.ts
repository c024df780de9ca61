import { rankSignatures, type Tier } from './rank.ts'

/** Remembers the rankings of the signatures asked for most recently; a ranking takes up to 100 kB. */
export class RankingCache {
  readonly #capacity: number
  readonly #rankings = new Map<number, readonly Tier[]>()

  constructor(capacity = 256) {
    this.#capacity = capacity
  }

  get size(): number {
    return this.#rankings.size
  }

  rank(viewer: number): readonly Tier[] {
    const ranking = this.#rankings.get(viewer) ?? rankSignatures(viewer)
    // A Map keeps insertion order: writing it anew makes it the youngest, and the first key is the oldest.
    this.#rankings.delete(viewer)
    this.#rankings.set(viewer, ranking)
    for (const oldest of this.#rankings.keys()) {
      if (this.#rankings.size <= this.#capacity) break
      this.#rankings.delete(oldest)
    }
    return ranking
  }
}
