import { randomFrom, shuffle } from './random.ts'

export interface Fault<Kind extends string> {
  kind: Kind
  /** Milliseconds for which a pause or a cut lasts. */
  lasts: number
  /** Which replica, proxy or group of clients: taken modulo how many there are. */
  target: number
}

/** Milliseconds. */
const shortest = 500
const longest = 4_000

/**
 * The faults of a run: every kind once before any comes again, each round in another order.
 *
 * @param kinds what can go wrong
 * @param count how many
 * @param seed the same one gives the same faults
 */
export function scheduleOf<Kind extends string>(
  kinds: readonly Kind[],
  count: number,
  seed: number,
): Fault<Kind>[] {
  const random = randomFrom(seed)
  const faults: Fault<Kind>[] = []
  while (faults.length < count) {
    for (const kind of shuffle(kinds, random)) {
      const lasts = Math.round(shortest + random() * (longest - shortest))
      faults.push({ kind, lasts, target: Math.floor(random() * 1_000) })
    }
  }
  return faults.slice(0, count)
}
