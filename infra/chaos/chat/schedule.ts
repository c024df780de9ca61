import { randomFrom, shuffle } from './random.ts'

/** What can go wrong. `replica` is one of the service's two, `client` means some of the simulated browsers. */
export const faultKinds = [
  'kill replica',
  'pause replica',
  'cut replica from Redis',
  'cut replica from PostgreSQL',
  'Redis vanishes for replica',
  'PostgreSQL vanishes for replica',
  'kill Redis',
  'pause Redis',
  'kill PostgreSQL',
  'stop PostgreSQL at once',
  'pause PostgreSQL',
  'cut clients',
  'drop sockets',
  'reload clients',
] as const

export type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  kind: FaultKind
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
 * @param count how many
 * @param seed the same one gives the same faults
 */
export function scheduleOf(count: number, seed: number): Fault[] {
  const random = randomFrom(seed)
  const faults: Fault[] = []
  while (faults.length < count) {
    for (const kind of shuffle(faultKinds, random)) {
      const lasts = Math.round(shortest + random() * (longest - shortest))
      faults.push({ kind, lasts, target: Math.floor(random() * 1_000) })
    }
  }
  return faults.slice(0, count)
}
